import { type ReactNode, useEffect, useId, useRef } from 'react'

interface StepProps {
  /** From 1; absent for what the steps lead to. */
  readonly number?: number
  readonly title: string
  /** Comes into view when it appears: somebody has asked for it. */
  readonly focused?: boolean
  readonly children: ReactNode
}

/** One step of the page, in the order in which they are done. */
export function Step({ number, title, focused = false, children }: StepProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <section aria-labelledby={id}>
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="mb-3 flex scroll-mt-20 items-baseline outline-none gap-2 text-lg font-medium"
      >
        {number !== undefined && <span className="text-muted-foreground">{number}</span>}
        {title}
      </h2>
      {children}
    </section>
  )
}
