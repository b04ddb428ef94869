import { type ReactNode, useId } from 'react'

interface SideSectionProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A part beside the list of the first page. */
export function SideSection({ title, note, children }: SideSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-medium">
        {title}
      </h2>
      {note && <p className="mt-1 text-xs text-muted-foreground">{note}</p>}
      <div className="mt-2">{children}</div>
    </section>
  )
}
