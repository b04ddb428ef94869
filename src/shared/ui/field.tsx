import type { ComponentProps } from 'react'
import { cn } from './cn'

/** The parts of a field; `LabelledField` puts them together. */
export function Field({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field" className={cn('grid content-start gap-1.5', className)} {...props} />
}

export function FieldLabel({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label
      data-slot="field-label"
      htmlFor={htmlFor}
      className={cn('text-sm text-muted-foreground', className)}
      {...props}
    >
      {children}
    </label>
  )
}

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p data-slot="field-description" className={cn('text-sm text-muted-foreground', className)} {...props} />
  )
}

export function FieldError({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      role="alert"
      className={cn('text-sm text-destructive', className)}
      {...props}
    />
  )
}
