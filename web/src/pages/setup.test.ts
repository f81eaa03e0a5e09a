import { expect, test } from 'vitest'
import type { GameInfo } from '../wire/types'
import { chosen, newTable, sitters } from './setup'

const GAME: GameInfo = {
  id: 'bluff',
  title: 'Bluff',
  summary: '',
  least: 2,
  most: 4,
  options: [
    { name: 'coins', label: 'Coins', kind: 'number', default: 3 },
    { name: 'mood', label: 'Mood', kind: 'choice', default: 'calm' },
  ],
  seat_options: [],
  players: [{ player: 'thinker', label: 'Thinker' }],
  campaigns: false,
  decks: false,
}

test('you sit down first and computer players fill the rest', () => {
  expect(sitters(GAME, 3, 'Ines', 'computer').map((seat) => seat.kind)).toEqual(['me', 'computer', 'computer'])
})

test('only options that differ from the defaults are sent', () => {
  expect(chosen(GAME.options, { coins: 3, mood: 'wild' })).toEqual({ mood: 'wild' })
})

test('a table with an open seat waits for people', () => {
  const open = newTable(GAME, sitters(GAME, 2, '', 'open'), {}, {})
  const full = newTable(GAME, sitters(GAME, 2, '', 'computer'), {}, {})

  expect(open.begin).toBe(false)
  expect(full.begin).toBe(true)
  expect(full.seats[1]).toEqual({ kind: 'computer', player: 'thinker', name: '', setup: {} })
})
