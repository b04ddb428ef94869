import type { ComponentProps } from 'react'
import { cn } from './cn'

interface SkeletonProps extends ComponentProps<'div'> {
  /** What will stand there: the rows of a table, running text, a figure below its name, a chart. One thing, a word or a picture, when absent. */
  readonly of?: keyof typeof SHAPES
}

/** Holds the place of something that is on its way; give it the size and the shape of what will come. */
export function Skeleton({ of, className, ...props }: SkeletonProps) {
  return (
    <div
      aria-hidden
      className={cn('animate-pulse', of ? SHAPES[of] : 'rounded bg-muted', className)}
      {...props}
    />
  )
}

const SHAPES = {
  rows: 'pending-rows',
  text: 'pending-text',
  fact: 'pending-fact',
  chart: 'pending-chart',
}
