import type { ComponentProps } from 'react'
import { cn } from './cn'

export const fieldClass =
  'min-h-11 w-full min-w-0 rounded border border-input bg-surface px-3 placeholder:text-muted-foreground disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-destructive md:min-h-10'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={cn(fieldClass, className)} {...props} />
}
