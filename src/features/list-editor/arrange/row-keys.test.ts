import { describe, expect, it } from 'vitest'
import { type RowAction, type RowKey, type RowKeyState, rowAction } from './row-keys'

const at = (state: Partial<RowKeyState> = {}): RowKeyState => ({ at: 4, count: 45, digits: '', ...state })
const press = (key: string, held: Partial<RowKey> = {}): RowKey => ({
  key,
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})

describe('a key on a row that is put in order', () => {
  it('leads to other rows, never past an end', () => {
    expect(rowAction(press('ArrowDown'), at())).toEqual({ do: 'go', to: 5, extend: false })
    expect(rowAction(press('k'), at())).toEqual({ do: 'go', to: 3, extend: false })
    expect(rowAction(press('ArrowUp'), at({ at: 0 }))).toEqual({ do: 'go', to: 0, extend: false })
    expect(rowAction(press('ArrowDown'), at({ at: 44 }))).toEqual({ do: 'go', to: 44, extend: false })
    expect(rowAction(press('End'), at())).toEqual({ do: 'go', to: 44, extend: false })
    expect(rowAction(press('PageUp'), at())).toEqual({ do: 'go', to: 0, extend: false })
    expect(rowAction(press('PageDown'), at())).toEqual({ do: 'go', to: 14, extend: false })
    expect(rowAction(press('g'), at({ digits: '40' }))).toEqual({ do: 'find', place: 40 })
    expect(rowAction(press('g'), at())).toBeUndefined()
  })

  it('marks on the way with Shift', () => {
    expect(rowAction(press('ArrowUp', { shiftKey: true }), at())).toEqual({ do: 'go', to: 3, extend: true })
  })

  it('carries with Alt', () => {
    expect(rowAction(press('ArrowUp', { altKey: true }), at())).toEqual({ do: 'carry', by: -1 })
    expect(rowAction(press('ArrowDown', { altKey: true }), at())).toEqual({ do: 'carry', by: 1 })
  })

  it.each<[string, RowAction]>([
    [' ', { do: 'mark' }],
    ['Enter', { do: 'open' }],
    ['Delete', { do: 'remove' }],
    ['Escape', { do: 'unmark-all' }],
    ['?', { do: 'show-keys' }],
  ])('%j acts on the row', (key, action) => {
    expect(rowAction(press(key), at())).toEqual(action)
  })

  it('takes a number and Enter as a place', () => {
    const keys = ['1', '2', 'Enter']
    let digits = ''
    let last: RowAction | undefined
    for (const key of keys) {
      last = rowAction(press(key), at({ digits }))
      if (last?.do === 'type') digits = last.digits
    }
    expect(last).toEqual({ do: 'move', place: 12 })
  })

  it('corrects and gives up a number', () => {
    expect(rowAction(press('Backspace'), at({ digits: '12' }))).toEqual({ do: 'type', digits: '1' })
    expect(rowAction(press('Escape'), at({ digits: '12' }))).toEqual({ do: 'type', digits: '' })
    // No place begins with 0.
    expect(rowAction(press('0'), at())).toBeUndefined()
  })

  it('leaves the keys of the browser alone', () => {
    expect(rowAction(press('z', { ctrlKey: true }), at())).toBeUndefined()
    expect(rowAction(press('ArrowLeft', { altKey: true }), at())).toBeUndefined()
    expect(rowAction(press('Tab'), at())).toBeUndefined()
    expect(rowAction(press('a', { metaKey: true }), at())).toEqual({ do: 'mark-all' })
  })
})
