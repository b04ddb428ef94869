/** What a key does to the rows that are put in order. Places count from 0. */
export type RowAction =
  /** The focus goes to a row; `extend` marks all rows on the way from where the marking began. */
  | { readonly do: 'go'; readonly to: number; readonly extend: boolean }
  /** Carries the row, or all marked rows, one place on. */
  | { readonly do: 'carry'; readonly by: 1 | -1 }
  | { readonly do: 'mark' }
  | { readonly do: 'mark-all' }
  | { readonly do: 'open' }
  | { readonly do: 'remove' }
  /** Digits typed so far; empty ends the typing. */
  | { readonly do: 'type'; readonly digits: string }
  /** The row goes to a place, or the focus to the row that is there; from 1. */
  | { readonly do: 'move' | 'find'; readonly place: number }
  | { readonly do: 'unmark-all' }
  | { readonly do: 'show-keys' }

export type RowKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

export interface RowKeyState {
  /** Of the row that has the focus. */
  readonly at: number
  readonly count: number
  readonly digits: string
}

/** Rows that a page of keys goes on. */
const PAGE = 10
/** A list has at most three digits of rows. */
const MOST_DIGITS = 3

/** What a key means on a row; undefined for keys that mean nothing there. */
export function rowAction(event: RowKey, state: RowKeyState): RowAction | undefined {
  const { key, altKey, ctrlKey, metaKey } = event
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && !altKey ? { do: 'mark-all' } : undefined
  if (altKey) {
    if (key === 'ArrowUp') return { do: 'carry', by: -1 }
    return key === 'ArrowDown' ? { do: 'carry', by: 1 } : undefined
  }
  return wayOf(event, state) ?? digitsAfter(key, state.digits) ?? simpleAction(key)
}

function wayOf({ key, shiftKey }: RowKey, { at, count }: RowKeyState): RowAction | undefined {
  const to = placeAfter(key, at, count)
  return to === undefined ? undefined : { do: 'go', to, extend: shiftKey && key.startsWith('Arrow') }
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'k':
      return Math.max(at - 1, 0)
    case 'ArrowDown':
    case 'j':
      return Math.min(at + 1, count - 1)
    case 'PageUp':
      return Math.max(at - PAGE, 0)
    case 'PageDown':
      return Math.min(at + PAGE, count - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

function digitsAfter(key: string, digits: string): RowAction | undefined {
  if (/^\d$/.test(key) && digits.length < MOST_DIGITS && (digits !== '' || key !== '0'))
    return { do: 'type', digits: digits + key }
  if (digits === '') return undefined
  if (key === 'Enter') return { do: 'move', place: Number(digits) }
  if (key === 'g') return { do: 'find', place: Number(digits) }
  if (key === 'Backspace') return { do: 'type', digits: digits.slice(0, -1) }
  return key === 'Escape' ? { do: 'type', digits: '' } : undefined
}

function simpleAction(key: string): RowAction | undefined {
  switch (key) {
    case ' ':
    case 'x':
      return { do: 'mark' }
    case 'Enter':
      return { do: 'open' }
    case 'Delete':
      return { do: 'remove' }
    case 'Escape':
      return { do: 'unmark-all' }
    case '?':
    case '？':
      return { do: 'show-keys' }
    default:
      return undefined
  }
}
