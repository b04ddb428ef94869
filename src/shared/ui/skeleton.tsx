import type { ComponentProps } from 'react'
import { cn } from './cn'

interface SkeletonProps extends ComponentProps<'div'> {
  /** What will stand there; one thing, a word or a picture, when absent. `fact` is a figure below its name. */
  readonly of?: 'rows' | 'text' | 'fact' | 'chart'
}

/** Holds the place of something that is on its way; give it the size and the shape of what will come. Paper has no bars. */
export function Skeleton({ of, className, ...props }: SkeletonProps) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      data-of={of}
      className={cn('print-hidden animate-pulse', !of && 'rounded bg-muted', className)}
      {...props}
    />
  )
}
