import { type ReactNode, useId } from 'react'
import { Field, FieldDescription, FieldError, FieldLabel } from './field'

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
    <Field className={className}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children({
        id,
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        hint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>
      )}
    </Field>
  )
}
