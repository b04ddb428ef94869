import { type ReactNode, useState } from 'react'
import { formatCount } from '~/shared/lib/format'
import { Button } from './button'

interface GrowingListProps<T> {
  /** What is listed: 招聘信息. */
  readonly name: string
  /** Keep their identity between renders: others begin anew. */
  readonly items: readonly T[]
  /** Entries that are shown at first, and added by each press. */
  readonly step: number
  readonly keyOf: (item: T) => string
  /** Draws an entry. */
  readonly children: (item: T) => ReactNode
}

/** A long list that begins with its first entries and grows when asked for more. On paper all of it stands. */
export function GrowingList<T>({ name, items, step, keyOf, children }: GrowingListProps<T>) {
  const [grown, setGrown] = useState({ of: items, count: step })
  const count = grown.of === items ? grown.count : step
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
        <Button
          variant="outline"
          className="print-hidden mt-4 w-full"
          onClick={() => setGrown({ of: items, count: count + step })}
        >
          再显示 {formatCount(Math.min(step, rest))} 条，共 {formatCount(items.length)} 条
        </Button>
      )}
    </>
  )
}
