import type { IconName } from '../../look/icon-names'

/** Signs of the game: what a colour, a card, a role, an event and an act look like. */
export const COLOURS: Record<string, IconName> = {
  'dark-blue': 'telescope',
  pink: 'rose',
  orange: 'fireplace',
  'light-blue': 'meal',
  red: 'cctv-camera',
  green: 'fern',
}

export const CARDS: Record<string, { family: string; ground: string; icon: IconName }> = {
  alive: { family: 'rogue', ground: 'g-rays', icon: 'heart-beats' },
  dead: { family: 'mythos', ground: 'g-web', icon: 'skull-crossed-bones' },
  success: { family: 'seeker', ground: 'g-hatch', icon: 'book-cover' },
  failure: { family: 'neutral', ground: 'g-fog', icon: 'cancel' },
  sabotage: { family: 'survivor', ground: 'g-bricks', icon: 'burning-book' },
}

export const CARD_ORDER = ['alive', 'dead', 'success', 'failure', 'sabotage'] as const

export const ROLES: Record<string, IconName> = {
  investigator: 'magnifying-glass',
  cultist: 'cowled',
  seer: 'crystal-ball',
  assassin: 'cloak-dagger',
  mechanic: 'spanner',
  firestarter: 'small-fire',
  'radiant-beauty': 'sunbeams',
  infected: 'virus',
  'super-ghost': 'ghost-ally',
  novice: 'diploma',
  butterfingers: 'butter',
  'scaredy-cat': 'cat',
}

export const EVENTS: Record<string, IconName> = {
  'lightning-strike': 'power-lightning',
  'secret-doors': 'secret-door',
  'raised-morale': 'walking-boot',
  'portal-opens': 'magic-portal',
  'false-eyes': 'evil-hand',
  'broken-panes': 'cracked-glass',
  'in-control': 'sands-of-time',
  'no-connection': 'silenced',
  'portable-camera': 'photo-camera',
}

export const ACTS: Record<string, IconName> = {
  'open-envelope': 'envelope',
  move: 'walk',
  stop: 'hand',
  teleport: 'ghost',
  arrange: 'shaking-hands',
  agree: 'thumb-up',
  refuse: 'thumb-down',
  'pass-turn': 'hourglass',
  'check-status': 'heart-beats',
  'camera-status': 'cctv-camera',
  combat: 'crossed-swords',
  'scare-off': 'fish-monster',
  assassinate: 'cloak-dagger',
  'check-room': 'card-random',
  camera: 'cctv-camera',
  'event-room': 'photo-camera',
  'event-check': 'evil-hand',
  'decline-event': 'hourglass',
  'start-vote': 'vote',
  'restore-power': 'light-bulb',
  'close-portal': 'magic-portal',
  help: 'shaking-hands',
  decline: 'thumb-down',
  'reveal-murder': 'skull-crossed-bones',
  'put-back': 'card-pickup',
  peek: 'third-eye',
  'remove-token': 'card-discard',
  'return-token': 'return-arrow',
  ready: 'check-mark',
  vote: 'vote',
  'vote-once': 'vote',
  abstain: 'fist',
  'abstain-once': 'fist',
  'keep-vote': 'check-mark',
  'claim-victory': 'cowled',
  'keep-silent': 'hourglass',
  'guess-seer': 'crystal-ball',
}

/** Characters by the number of their head in cut paper. */
export const HEADS: Record<string, number> = {
  andre: 1,
  bruno: 3,
  carolina: 0,
  frederico: 6,
  joana: 2,
  maria: 9,
  mario: 4,
  raul: 8,
  ricardo: 10,
  susana: 7,
}
