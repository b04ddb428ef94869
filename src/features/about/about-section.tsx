import type { ReactNode } from 'react'

interface AboutSectionProps {
  /** The hash of the section's address. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function AboutSection({ id, title, children }: AboutSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-lg font-medium">
        {title}
      </h2>
      <div className="mt-3 grid gap-3">{children}</div>
    </section>
  )
}
