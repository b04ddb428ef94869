import { expect, it } from 'vitest'
import { gradesText } from './grades-text'

it('names the best grades, and sums up the others by their letters', () => {
  expect(
    gradesText([
      { grade: 'B', count: 7 },
      { grade: 'B-', count: 5 },
      { grade: 'C+', count: 6 },
      { grade: 'C', count: 4 },
      { grade: 'C-', count: 2 },
    ]),
  ).toBe('B 7 · B- 5 · C 档 12')
  expect(
    gradesText([
      { grade: 'A+', count: 1 },
      { grade: 'A', count: 2 },
      { grade: 'A-', count: 3 },
    ]),
  ).toBe('A+ 1 · A 2 · A 档其余 3')
  expect(gradesText([])).toBe('')
})
