import { RetryButton } from '~/shared/answer/retry-button'
import type { Retry } from '~/shared/answer/use-retry'
import { LabelledField } from '~/shared/ui/labelled-field'
import { NativeSelect } from '~/shared/ui/native-select'

/** `onRetry` is given when the options could not be loaded, or take long; asks for them again. */
interface FilterSelectProps extends Retry {
  readonly label: string
  readonly value: string
  readonly options: readonly (string | { readonly value: string; readonly label: string })[]
  readonly onChange: (value: string) => void
  readonly className?: string
}

/**
 * One choice among few. A value that is not offered stands as it is, so that nothing changes by itself; while nothing
 * is offered, nothing can be chosen.
 */
export function FilterSelect(props: FilterSelectProps) {
  const { label, value, options, onChange, onRetry, isSlow, error, className } = props
  const items = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  const known = items.some((item) => item.value === value)
  return (
    <LabelledField label={label} {...(className && { className })}>
      {(control) => (
        <>
          <NativeSelect
            {...control}
            value={value}
            disabled={items.length === 0}
            onChange={(event) => onChange(event.target.value)}
          >
            {!known && <option value={value}>{value}</option>}
            {items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </NativeSelect>
          {onRetry && <RetryButton {...{ name: label, onRetry, isSlow, error }} />}
        </>
      )}
    </LabelledField>
  )
}
