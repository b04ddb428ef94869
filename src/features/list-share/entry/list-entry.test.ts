import { expect, it } from 'vitest'
import { madeItems } from '~/entities/application-list/made-items'
import { applicationForm } from '~/rules/filing/application-form'
import { entryText } from '~/rules/list/entry/entry-codes'
import { typedRows } from './list-entry'

const form = applicationForm('安徽', 2026, '本科批')
if (!form) throw new Error('no form')
const ITEMS = madeItems('abcde')
const BLANK = typedRows(ITEMS, form, {})
const TYPED = Object.fromEntries(BLANK.map((row) => [row.unitId, entryText(row)]))
const placesOf = (rows: ReturnType<typeof typedRows>, state: 'isDone' | 'isStale') =>
  rows.flatMap((row) => (row[state] ? row.place : []))

it('what was typed holds as long as the row says the same at the same place', () => {
  expect(placesOf(typedRows(ITEMS, form, TYPED), 'isDone')).toEqual([1, 2, 3, 4, 5])
  const moved = [...ITEMS.slice(1, 4), ...ITEMS.slice(0, 1), ...ITEMS.slice(4)]
  const after = typedRows(moved, form, TYPED)
  expect(placesOf(after, 'isDone')).toEqual([5])
  expect(placesOf(after, 'isStale')).toEqual([1, 2, 3, 4])
})

it('another consent, and a row that took the place of a typed one, are typed again', () => {
  const declined = ITEMS.map((item, at) => (at === 1 ? { ...item, adjust: false } : item))
  expect(placesOf(typedRows(declined, form, TYPED), 'isStale')).toEqual([2])
  const swapped = ITEMS.map((item, at) => (at === 2 ? { ...item, unitId: 'z' } : item))
  expect(placesOf(typedRows(swapped, form, TYPED), 'isStale')).toEqual([3])
})

it('what was never typed is not stale', () => {
  expect(placesOf(BLANK, 'isStale')).toEqual([])
})
