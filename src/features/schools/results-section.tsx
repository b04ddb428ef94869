import type { ReactNode } from 'react'

/** The id of the results, which a keyboard reaches past the filters. */
export const RESULTS = 'schools'

export function ResultsSection({ children }: { children: ReactNode }) {
  return (
    <section id={RESULTS} tabIndex={-1} aria-label="院校列表" className="mt-2 scroll-mt-4 outline-none">
      {children}
    </section>
  )
}
