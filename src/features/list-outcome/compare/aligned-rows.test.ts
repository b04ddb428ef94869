import fc from 'fast-check'
import { expect, it } from 'vitest'
import { madeItems } from '~/entities/application-list/made-items'
import { alignedRows, moveText } from './aligned-rows'

const texts = (left: string, right: string) =>
  alignedRows(madeItems(left), madeItems(right)).map((row) =>
    [row.item.unitId, row.left ?? '·', row.right ?? '·', moveText(row)].filter(Boolean).join(' '),
  )

it('stands each unit once, moves as arrows, and what is on one side alone where it was', () => {
  expect(texts('abcd', 'dabe')).toEqual(['d 4 1 ↑3', 'a 1 2', 'b 2 3', 'c 3 · 只在左边', 'e · 4 只在右边'])
  expect(texts('ab', 'b')).toEqual(['a 1 · 只在左边', 'b 2 1'])
})

it('loses no unit and doubles none, whatever the lists', () => {
  const units = fc.shuffledSubarray([...'abcdefghij'])
  fc.assert(
    fc.property(units, units, (left, right) => {
      const aligned = alignedRows(madeItems(left), madeItems(right))
      expect(aligned.map(({ item }) => item.unitId).toSorted()).toEqual(
        [...new Set([...left, ...right])].toSorted(),
      )
      expect(aligned.flatMap((row) => row.right ?? [])).toEqual(right.map((_, index) => index + 1))
    }),
  )
})
