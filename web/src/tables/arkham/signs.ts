import type { IconName } from '../../look/icon-names'

export const SKILLS: Record<string, IconName> = {
  willpower: 'third-eye',
  intellect: 'open-book',
  combat: 'fist',
  agility: 'run',
  wild: 'uncertainty',
}

export const SLOTS: Record<string, IconName> = {
  hand: 'hand',
  arcane: 'crystal-ball',
  accessory: 'gem-pendant',
  body: 'leather-vest',
  ally: 'three-friends',
}

/** What stands on a symbol token, and how the token is cut. */
export const TOKENS: Record<string, { icon: IconName; cut: string }> = {
  skull: { icon: 'death-skull', cut: 'skull' },
  cultist: { icon: 'cowled', cut: 'cultist' },
  tablet: { icon: 'rune-stone', cut: 'tablet' },
  elder_thing: { icon: 'brain-tentacle', cut: 'thing' },
  auto_fail: { icon: 'suckered-tentacle', cut: 'fail' },
  elder_sign: { icon: 'cursed-star', cut: 'elder' },
}

export const ACTS: Record<string, IconName> = {
  investigate: 'magnifying-glass',
  move: 'walk',
  draw: 'card-draw',
  resource: 'two-coins',
  play: 'card-play',
  'play-fast': 'power-lightning',
  use: 'power-lightning',
  activate: 'play-button',
  fight: 'fist',
  engage: 'shaking-hands',
  evade: 'run',
  advance: 'magnifying-glass',
  trigger: 'return-arrow',
  commit: 'card-play',
  'commit-no-more': 'swap-bag',
  'end-turn': 'hourglass',
  pass: 'hourglass',
  'assign-damage': 'hearts',
  'assign-horror': 'brain',
  discard: 'card-discard',
  'keep-hand': 'poker-hand',
  replace: 'clockwise-rotation',
  'take-turn': 'three-friends',
}

/** Heads in cut paper, by investigator. */
const HEADS: Record<string, number> = { '01001': 3, '01002': 2, '01003': 4, '01004': 7, '01005': 0 }
export const headOf = (code: string): number => HEADS[code] ?? 1

/** Scenes for locations, by code or by what their name says; an unrevealed one shows none of them. */
const SCENES = ['sc-street', 'sc-loft', 'sc-customs', 'sc-chapel', 'sc-wharf', 'sc-light', 'sc-cellar']
const PLACES: Record<string, string> = {
  '01111': 'sc-customs',
  '01112': 'sc-loft',
  '01113': 'sc-loft',
  '01114': 'sc-cellar',
  '01115': 'sc-chapel',
  '01124': 'sc-loft',
  '01133': 'sc-chapel',
  '01156': 'sc-cellar',
}
export function sceneOf(code: string | null, order: number): string {
  if (code === null) return 'sc-unknown'
  return PLACES[code] ?? SCENES[order % SCENES.length] ?? 'sc-street'
}
