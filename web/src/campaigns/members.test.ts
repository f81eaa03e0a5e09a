import { expect, test } from 'vitest'
import { member, wishes } from './members'

const ALL = [
  { character: 'roland-banks', name: 'Roland Banks' },
  { character: 'daisy-walker', name: 'Daisy Walker' },
  { character: 'skids-otoole', name: '"Skids" O\'Toole' },
]

test('each new one gets a character that nobody has', () => {
  const first = wishes([], 1, ALL, 'Ada')
  const swapped = first.map((each) => ({ ...each, character: 'daisy-walker' }))

  expect(wishes(swapped, 3, ALL, 'Ada').map((each) => each.character)).toEqual([
    'daisy-walker',
    'roland-banks',
    'skids-otoole',
  ])
  expect(wishes(swapped, 3, ALL, 'Ada').map((each) => each.name)).toEqual(['Ada', '', ''])
})

test('fewer keep the first, and no more come than there are characters', () => {
  const three = wishes([], 9, ALL, '')

  expect(three).toHaveLength(3)
  expect(wishes(three, 1, ALL, '')).toEqual([three[0]])
})

test('a computer player is named by its kind, and who has no name goes by the character', () => {
  const wish = { character: 'daisy-walker', name: ' ', plays: 'computer:search:200', deck: null, legal: true }

  expect(member(wish, ALL)).toEqual({
    character: 'daisy-walker',
    name: 'Daisy Walker',
    kind: 'computer',
    player: 'search:200',
    deck: null,
  })
})
