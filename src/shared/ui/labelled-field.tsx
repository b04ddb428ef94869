import { type ReactNode, useId } from 'react'
import { cn } from './cn'

export interface FieldControl {
  readonly id: string
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

interface LabelledFieldProps {
  readonly label: ReactNode
  /** What is wrong with the value; tied to the control and read out. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  readonly className?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

/** A label, a control and what is wrong with it. */
export function LabelledField({ label, error, hint, className, children }: LabelledFieldProps) {
  const id = useId()
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm text-muted-foreground">
        {label}
      </label>
      {children({
        id,
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm text-destructive">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-sm text-muted-foreground">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
