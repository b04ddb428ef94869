import { type ReactNode, useLayoutEffect } from 'react'
import { markMounted } from '~/shared/lazy/mounted'
import { cn } from './cn'

/**
 * The one h1 of a page. Focus moves to it after a navigation, so that screen readers say where they are. It stands
 * inside the page's own boundary, so once it is mounted the first screen is.
 */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  // Before any part of the page asks for its figures: what has arrived is handed over first.
  useLayoutEffect(markMounted, [])
  return (
    <h1 tabIndex={-1} className={cn('text-xl font-medium', className)}>
      {children}
    </h1>
  )
}
