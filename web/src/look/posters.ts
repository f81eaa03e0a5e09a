/** The picture of a game: a drawing of art.svg and the part of it that is shown. */
export type Poster = { drawing: string; box: string }

const POSTERS: Record<string, Poster> = {
  arkham: { drawing: 'po-arkham', box: '0 60 400 330' },
  deathmaydie: { drawing: 'po-death', box: '0 90 400 330' },
  cultists: { drawing: 'po-cultists', box: '0 50 400 330' },
}

export const posterOf = (game: string): Poster => POSTERS[game] ?? { drawing: 'po-arkham', box: '0 160 400 330' }
