import type { ComponentProps } from 'react'
import { cn } from './cn'

interface EarlierProps extends ComponentProps<'div'> {
  /** Whether something newer is on its way. */
  readonly when: boolean | undefined
}

/** What stays in its place until something newer comes, and is fainter meanwhile. */
export function Earlier({ when, className, ...props }: EarlierProps) {
  return <div className={cn('transition-opacity', when && 'opacity-60', className)} {...props} />
}
