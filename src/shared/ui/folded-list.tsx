import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button'
import { cn } from './cn'

interface FoldedListProps<T> {
  /** What is listed: 不同之处. */
  readonly name: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** What an item is counted as: 处. */
  readonly unit: string
  readonly className?: string
  readonly itemClassName?: string
  /** Draws an entry. */
  readonly children: (item: T) => ReactNode
}

/** Entries that stand there at first. */
const SHOWN = 8
/** Fewer are not worth a press. */
const LEAST_FOLDED = 3

/** A list that shows its first entries at once, all of them when asked for and on paper. */
export function FoldedList<T>({
  name,
  items,
  keyOf,
  unit,
  className,
  itemClassName,
  children,
}: FoldedListProps<T>) {
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const isLong = items.length >= SHOWN + LEAST_FOLDED
  const unfold = () => {
    setOpen(!open)
    // Who reads on by ear or by keyboard goes on where the entries had ended.
    if (!open)
      requestAnimationFrame(() => (list.current?.children[SHOWN] as HTMLElement | undefined)?.focus())
  }
  return (
    <>
      <ul ref={list} id={id} aria-label={name} className={className}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            tabIndex={index === SHOWN ? -1 : undefined}
            className={cn(itemClassName, isLong && !open && index >= SHOWN && 'hidden print:list-item')}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="print-hidden mt-1 -ml-3"
          aria-expanded={open}
          aria-controls={id}
          onClick={unfold}
        >
          {open ? '收起' : `展开全部 ${items.length} ${unit}`}
        </Button>
      )}
    </>
  )
}
