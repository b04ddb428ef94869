import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ruled, ruledText } from './ruled'

const Range = ruled(
  z.object({ from: ruledText((text) => (text === '' ? 'from is missing' : undefined)), to: z.string() }),
  ({ from, to }) => (from < to ? undefined : 'to comes before from'),
  'to',
)

const problems = (value: unknown) =>
  Range.safeParse(value).error?.issues.map(({ path, message }) => [path, message])

it('a rule of two fields says where its problem stands', () => {
  expect(problems({ from: 'b', to: 'a' })).toEqual([[['to'], 'to comes before from']])
  expect(problems({ from: 'a', to: 'b' })).toBeUndefined()
})

it('all problems are told at once', () => {
  expect(problems({ from: ' ', to: '' })).toEqual([
    [['from'], 'from is missing'],
    [['to'], 'to comes before from'],
  ])
})

it('a text loses the spaces around it before it is judged', () => {
  expect(Range.parse({ from: ' a ', to: 'b' })).toEqual({ from: 'a', to: 'b' })
})
