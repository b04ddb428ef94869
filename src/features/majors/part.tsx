import { type ReactNode, useId } from 'react'

/** A part of a major's page under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 first:mt-0">
      <h2 id={id} className="mb-2 text-lg font-medium">
        {title}
      </h2>
      {children}
    </section>
  )
}
