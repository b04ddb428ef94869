import type { ReactNode } from 'react'

/** Two to four figures of one answer side by side, with rules between them; in twos on a phone. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-y-4 md:flex [&>*]:border-l [&>*]:px-3 max-md:[&>:nth-child(odd)]:border-l-0 max-md:[&>:nth-child(odd)]:pl-0 md:[&>:first-child]:border-l-0 md:[&>:first-child]:pl-0">
      {children}
    </dl>
  )
}

interface FigureProps {
  readonly term: string
  readonly value: ReactNode
  /** What the figure means, in few words. */
  readonly note?: string | undefined
}

/** One figure of a strip under its name. */
export function Figure({ term, value, note }: FigureProps) {
  return (
    <div>
      <dt className="text-xs text-muted-foreground md:whitespace-nowrap">{term}</dt>
      <dd className="text-lg font-medium tabular-nums">
        {value}
        {note && <span className="block text-xs font-normal text-muted-foreground">{note}</span>}
      </dd>
    </div>
  )
}
