import type { ReactNode } from 'react'

/** One figure of an answer under its name, and in small what it means. */
export function Fact({ term, value, note }: { term: string; value: ReactNode; note?: string }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{term}</dt>
      <dd className="mt-0.5 text-lg">
        {value}
        {note && <span className="block text-xs text-muted-foreground max-md:max-w-20">{note}</span>}
      </dd>
    </div>
  )
}
