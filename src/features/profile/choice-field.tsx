import type { ReactNode } from 'react'
import { Field } from '~/shared/ui/field'
import { NativeSelect } from '~/shared/ui/native-select'

interface ChoiceFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: readonly string[]
  readonly error: string | undefined
  readonly hint?: ReactNode
  readonly onChange: (value: string) => void
}

/** One choice among few, empty until it is made. A kept value that is no longer offered stays as it is. */
export function ChoiceField({ label, name, value, options, error, hint, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {value === '' && <option value="">请选择</option>}
          {value !== '' && !options.includes(value) && <option>{value}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
