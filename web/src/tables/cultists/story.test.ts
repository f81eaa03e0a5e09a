import { expect, test } from 'vitest'
import { storyOf } from './story'

test('the story of a Room tells who laid cards and what was shown', () => {
  expect(storyOf('o2Sd').map((step) => step.what)).toEqual(['start', 'laid', 'success', 'drawn'])
  expect(storyOf('o2')[1]?.seat).toBe(2)
})

test('what the AUTOMA took is told like what others took', () => {
  expect(storyOf('s')).toEqual(storyOf('S'))
})
