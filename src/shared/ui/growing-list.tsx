import type { ReactNode } from 'react'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from './button'

interface GrowingListProps<T> {
  /** What is listed: 招聘信息. */
  readonly name: string
  readonly items: readonly T[]
  /** Entries that are shown at first, and added by each press. */
  readonly step: number
  readonly keyOf: (item: T) => string
  /** How many times more were asked for, as the address says. */
  readonly more: number | undefined
  readonly onMore: (more: number) => void
  /** Draws an entry. */
  readonly children: (item: T) => ReactNode
}

/** A long list that begins with its first entries and grows when asked for more. On paper all of it stands. */
export function GrowingList<T>({
  name,
  items,
  step,
  keyOf,
  more = 0,
  onMore,
  children,
}: GrowingListProps<T>) {
  const count = (1 + more) * step
  const rest = items.length - count
  return (
    <>
      <ul aria-label={name} className="grid gap-3">
        {items.map((item, index) => (
          <li key={keyOf(item)} className={index < count ? undefined : 'hidden print:list-item'}>
            {children(item)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="outline" className="print-hidden mt-4 w-full" onClick={() => onMore(more + 1)}>
          再显示 {formatCount(Math.min(step, rest))} 条，共 {formatCount(items.length)} 条
        </Button>
      )}
    </>
  )
}
