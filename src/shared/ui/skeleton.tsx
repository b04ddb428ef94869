import type { ComponentProps } from 'react'
import { cn } from './cn'

/** Holds the place of something that is on its way; give it the size of what will come. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded bg-muted', className)} {...props} />
}
