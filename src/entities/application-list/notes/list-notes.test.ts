import { expect, it } from 'vitest'
import { store } from '~/shared/lib/storage/store'
import { keepListNotes, ListNotes, withRowNote } from './list-notes'

it('a note stands beside one row, and an empty one is none', () => {
  const notes = withRowNote(withRowNote({ whole: '给妈妈看' }, 'a', '离家近'), 'b', '学费贵')
  expect(notes).toEqual({ whole: '给妈妈看', rows: { a: '离家近', b: '学费贵' } })
  expect(withRowNote(notes, 'a', '').rows).toEqual({ b: '学费贵' })
})

it('notes of one list leave those of another alone', () => {
  keepListNotes('l-1', { whole: '一' })
  keepListNotes('l-2', { declined: 3 })
  keepListNotes('l-1', { rows: { a: '近' } })
  const kept = JSON.stringify(ListNotes.parse({ whole: '一', rows: { a: '近' } }))
  expect(kept).toContain('近')
  expect(store).toBeDefined()
})
