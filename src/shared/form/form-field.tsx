import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, RefCallBack } from 'react-hook-form'
import { RetryButton } from '~/shared/answer/retry-button'
import type { Retry } from '~/shared/answer/use-retry'
import { type FieldControl, LabelledField } from '~/shared/ui/labelled-field'
import { NativeSelect } from '~/shared/ui/native-select'
import { type Form, useField } from './use-form'

interface FormFieldProps<T extends FieldValues> {
  readonly form: Form<T>
  readonly name: FieldPath<T>
  readonly label: string
  /** Stands below the control while nothing is wrong. */
  readonly hint?: ReactNode
  readonly className?: string | undefined
}

/** What a control is given: its value, its name, and what ties it to label, hint and problem. */
interface FormControl extends FieldControl {
  readonly name: string
  readonly ref: RefCallBack
  readonly value: string
  readonly onChange: (change: unknown) => void
  readonly onBlur: () => void
}

interface FormTextProps<T extends FieldValues> extends FormFieldProps<T> {
  readonly children: (control: FormControl) => ReactNode
}

/** A field of a form with its label, its hint and what is wrong with it. */
export function FormField<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  className,
  children,
}: FormTextProps<T>) {
  const { field, problem } = useField(form, name)
  return (
    <LabelledField label={label} hint={hint} error={problem} className={className}>
      {(control) => children({ ...control, ...field, value: String(field.value) })}
    </LabelledField>
  )
}

/** `onRetry` is given when the options could not be loaded, or take long; asks for them again. */
interface SelectFieldProps<T extends FieldValues> extends FormFieldProps<T>, Retry {
  readonly options: readonly string[]
  /** Stands in the place of a choice until one is made. */
  readonly placeholder?: string
  readonly disabled?: boolean
  /** A choice can be taken back. */
  readonly emptiable?: boolean
  /** Called after a choice, for what depends on it. */
  readonly onChosen?: () => void
}

/** One choice among few, empty until it is made. A kept value that is no longer offered stays as it is. */
export function SelectField<T extends FieldValues>({
  options,
  placeholder = '请选择',
  disabled = false,
  emptiable = false,
  onRetry,
  isSlow,
  error,
  onChosen,
  ...field
}: SelectFieldProps<T>) {
  return (
    <FormField {...field}>
      {(control) => (
        <>
          <NativeSelect
            {...control}
            disabled={disabled}
            onChange={(event) => {
              control.onChange(event)
              onChosen?.()
            }}
          >
            {(emptiable || control.value === '') && (
              <option value="">{control.value === '' ? placeholder : '不填'}</option>
            )}
            {control.value !== '' && !options.includes(control.value) && <option>{control.value}</option>}
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </NativeSelect>
          {onRetry && <RetryButton {...{ name: field.label, onRetry, isSlow, error }} />}
        </>
      )}
    </FormField>
  )
}
