import type { CharacterInfo, NewMember, PlayerInfo } from '../wire/types'

/** Who is to play whom, while it is being chosen; `plays` is me, open, or computer with a kind of player. */
export type Wish = {
  character: string
  name: string
  plays: string
  deck: NewMember['deck']
  /** Whether the campaign may begin with the deck. */
  legal: boolean
}

/** As many as wanted: those there are stay, and new ones take characters that nobody has. */
export function wishes(
  those: readonly Wish[],
  count: number,
  characters: readonly CharacterInfo[],
  name: string,
): readonly Wish[] {
  const kept = those.slice(0, count)
  const free = characters.filter(({ character }) => !kept.some((each) => each.character === character))
  const more = free.slice(0, Math.max(0, count - kept.length)).map(({ character }, place) => ({
    character,
    name: kept.length + place === 0 ? name : '',
    plays: 'me',
    deck: null,
    legal: true,
  }))
  return [...kept, ...more]
}

/** What the server is asked for; who gave no name goes by the character's. */
export function member(wish: Wish, characters: readonly CharacterInfo[]): NewMember {
  const [kind, ...player] = wish.plays.split(':')
  const called = characters.find((each) => each.character === wish.character)?.name ?? wish.character
  return {
    character: wish.character,
    name: wish.name.trim() || called.slice(0, 40),
    kind: kind as NonNullable<NewMember['kind']>,
    player: player.join(':'),
    deck: wish.deck ?? null,
  }
}

/** The ways in which a character can be played, as values of a list. */
export const ways = (players: readonly PlayerInfo[]): readonly string[] => [
  'me',
  'open',
  ...players.map((player) => `computer:${player.player}`),
]
