import type { Play } from '../../play.svelte'
import type { CultistsClaim } from '../../wire/types'
import { say } from '../../words/words'

/** What somebody said, in words. */
export function claimText(play: Play, claim: CultistsClaim): string {
  return say(`cultists-claim-${claim.statement}`, {
    name: claim.seat === null ? '' : play.nameOf(claim.seat),
    place: claim.place ? play.name(`cultists-place-${claim.place}`) : '',
    card: claim.card ? play.name(`cultists-card-${claim.card}`) : '',
    event: claim.event ? play.name(`cultists-event-${claim.event}`) : '',
  })
}

/** What there is to say, in kinds, so that nobody reads fifty lines to find one. */
export const GROUPS = [
  { id: 'me', acts: ['say-innocent', 'say-cultist', 'say-was-in', 'say-was-with'] },
  { id: 'others', acts: ['suspect', 'trust', 'ask-where'] },
  { id: 'looked', acts: ['say-alive', 'say-dead'] },
  { id: 'laid', acts: ['say-card', 'say-gave-alive', 'say-token'] },
  { id: 'us', acts: ['urge-vote', 'urge-calm', 'urge-portal'] },
] as const
