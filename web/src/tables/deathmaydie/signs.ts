import type { IconName } from '../../look/icon-names'

/** Signs of the things on the table; whatever has none of its own gets that of its sort. */
const KINDS: Record<string, IconName> = {
  cultist: 'cultist',
  'deep-one': 'fish-monster',
  ghoul: 'troglodyte',
  byakhee: 'evil-bat',
  shoggoth: 'squid-head',
  chthonian: 'worm-mouth',
  'fire-vampire': 'gargoyle',
  'hunting-horror': 'wyvern',
  'star-spawn': 'octopus',
  'disciple-of-hastur': 'star-pupil',
  hastur: 'tentacles-skull',
  cthulhu: 'tentacles-skull',
}

const TOKENS: Record<string, IconName> = {
  laboratory: 'round-bottom-flask',
  artifact: 'crystal-ball',
  watchman: 'police-officer-head',
  body: 'skull-crossed-bones',
  guest: 'domino-mask',
  sorcerer: 'wizard-face',
  kin: 'torch',
  'marsh-elder': 'fish-monster',
  'allen-elder': 'cowled',
  mirror: 'mirror-mirror',
  'dark-lamp': 'unlit-candelabra',
  'lit-lamp': 'candle-light',
  'open-tome': 'book-cover',
  rlyeh: 'octopus',
}

export const kindSign = (kind: string): IconName => KINDS[kind] ?? 'triple-claws'

export function tokenSign(token: string): IconName {
  if (token.startsWith('tome')) return 'burning-book'
  if (token.startsWith('sigil')) return 'star-pupil'
  return TOKENS[token] ?? 'uncertainty'
}

/** Signs of the acts, for the decision bar. */
export const ACTS: Record<string, IconName> = {
  run: 'run',
  stop: 'cancel',
  attack: 'crossed-swords',
  'add-target': 'crossed-swords',
  strike: 'crossed-swords',
  rest: 'campfire',
  heal: 'campfire',
  mend: 'campfire',
  trade: 'shaking-hands',
  'hand-over': 'shaking-hands',
  do: 'power-lightning',
  use: 'swap-bag',
  'end-actions': 'card-draw',
  reroll: 'clockwise-rotation',
  'let-stand': 'check-mark',
  'count-as': 'cursed-star',
  sneak: 'footsteps',
  'sneak-no-more': 'footsteps',
  'take-along': 'three-friends',
  face: 'triple-claws',
  protect: 'edged-shield',
  'choose-none': 'cancel',
  'not-now': 'cancel',
  'stand-by': 'cancel',
  stay: 'cancel',
  enough: 'check-mark',
  'end-trade': 'check-mark',
  raise: 'ages',
  go: 'walk',
  way: 'footsteps',
  towards: 'footsteps',
  pick: 'footsteps',
}

/** What the faces of the two dice show; the last of each shows nothing. */
export type Symbol = 'success' | 'tentacle' | 'elder-sign'
const STANDARD: Symbol[][] = [['success'], ['success'], ['success', 'tentacle'], ['tentacle'], ['elder-sign'], []]
const BONUS: Symbol[][] = [['success'], ['success'], ['success', 'elder-sign'], ['elder-sign'], [], []]

export const shown = (kind: string, face: number): Symbol[] => (kind === 'bonus' ? BONUS : STANDARD)[face] ?? []

export const SYMBOLS: Record<Symbol, { icon: IconName; mark: string }> = {
  success: { icon: 'bullseye', mark: 's' },
  tentacle: { icon: 'suckered-tentacle', mark: 't' },
  'elder-sign': { icon: 'cursed-star', mark: 'e' },
}
