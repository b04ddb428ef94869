import { expect, it } from 'vitest'
import { spellingBy } from './spelling'

const READ: Readonly<Record<string, string>> = { 数: 'shu', 学: 'xue', 研: 'yan', 究: 'jiu' }
const { initialsOf, readsAs } = spellingBy((text) => [...text].map((letter) => READ[letter] ?? letter))

it('reads a name by its initials', () => {
  expect(initialsOf('数学研究')).toBe('sxyj')
  expect(initialsOf('AI 数')).toBe('ai s')
})

it.each([
  ['sxyj', true],
  ['yj', true],
  ['xuey', true],
  ['shuxueyanjiu', true],
  ['hux', false],
  ['xs', false],
  ['', false],
])('finds 数学研究 by %s: %s', (letters, found) => {
  expect(readsAs('数学研究', letters)).toBe(found)
})
