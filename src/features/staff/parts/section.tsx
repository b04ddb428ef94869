import { type ReactNode, useId } from 'react'
import { Skeleton } from '~/shared/ui/skeleton'

interface SectionProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of a page under a heading of its own. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 border-b pb-1">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** The place of a short table: its heads and one row. */
export function PendingTable() {
  return <Skeleton of="rows" className="h-20" />
}

interface FactsProps {
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[]
}

/** Terms and values, two beside each other where there is room; `—` where nothing is known. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex gap-4 border-b py-2.5">
          <dt className="w-20 shrink-0 text-sm leading-6 text-muted-foreground">{term}</dt>
          <dd className="min-w-0">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
