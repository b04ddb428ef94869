import type { ComponentProps } from 'react'
import { cn } from './cn'
import { fieldClass } from './input'

/** Words of more than a line. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" className={cn(fieldClass, 'py-2', className)} {...props} />
}
