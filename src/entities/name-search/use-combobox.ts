import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'

interface Combobox<T> {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly items: readonly T[]
  /** The place of the item that Enter takes before an arrow key has been pressed; none when absent. */
  readonly ready: number | undefined
}

/** The id of the item at a place, for `aria-activedescendant`. */
export function itemId(listId: string, place: number): string {
  return `${listId}-${place}`
}

/** A text field with a list below it (the ARIA pattern of that name): the focus stays in the field, arrow keys move. */
export function useCombobox<T>({ open, setOpen, items, ready }: Combobox<T>) {
  const id = useId()
  const [moved, setMoved] = useState<number>()
  const shown = open && items.length > 0
  const place = shown ? Math.min(moved ?? ready ?? -1, items.length - 1) : -1
  useEscape(shown, () => setOpen(false))

  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || isImeKey(event)) return
    event.preventDefault()
    if (!shown) return setOpen(true)
    // One more place than there are items: the field itself.
    const places = items.length + 1
    setMoved(((place + 1 + step + places) % places) - 1)
  }
  const input: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown,
    'aria-controls': id,
    'aria-activedescendant': place < 0 ? undefined : itemId(id, place),
    onKeyDown: move,
    onBlur: () => setOpen(false),
  }
  return {
    input,
    list: { id, items: shown ? items : [], place },
    /** The item that Enter takes. */
    active: items[place],
    /** Opens the list of another text. */
    startOver: () => {
      setMoved(undefined)
      setOpen(true)
    },
  }
}

/** Escape closes the list and nothing around it: a drawer listens at the document, and so later than this. */
function useEscape(shown: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!shown) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isImeKey(event)) return
      event.stopPropagation()
      onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  })
}
