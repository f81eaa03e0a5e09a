import type { IconName } from '../../look/icon-names'

export type Step = { what: string; icon: IconName; seat?: number }

const SIGNS: Record<string, { what: string; icon: IconName }> = {
  o: { what: 'start', icon: 'card-pickup' },
  d: { what: 'drawn', icon: 'card-pickup' },
  s: { what: 'success', icon: 'book-cover' },
  f: { what: 'failure', icon: 'cancel' },
  x: { what: 'sabotage', icon: 'burning-book' },
}

/** What all have seen come and go in a Room, in order: the letters of its story, read out. */
export function storyOf(story: string): Step[] {
  return [...story].flatMap((sign) => {
    if (sign >= '0' && sign <= '9') return [{ what: 'laid', icon: 'card-play' as IconName, seat: Number(sign) }]
    const known = SIGNS[sign.toLowerCase()]
    return known ? [known] : []
  })
}
