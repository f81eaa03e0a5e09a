import { expect, test } from 'vitest'
import type { OptionView } from '../wire/types'
import { keysOf, shared } from './things'

const option = (key: string): OptionView => ({ key, label: key, act: key, args: {}, rules: [] })
const OPEN = [option('fill:lb:success'), option('fill:g:success'), option('move:g')]

test('a thing carries the keys of the options that it stands for', () => {
  expect(keysOf(OPEN.slice(0, 2))).toBe('fill:lb:success fill:g:success')
})

test('dropping one thing on another means what both stand for', () => {
  const card = ['fill:lb:success', 'fill:g:success']
  const room = ['fill:g:success', 'move:g']

  expect(shared(card, room, OPEN).map((each) => each.key)).toEqual(['fill:g:success'])
})

test('what is not open any more is not meant', () => {
  expect(shared(['pass'], ['pass'], OPEN)).toEqual([])
})
