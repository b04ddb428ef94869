import type { ReactNode, Ref } from 'react'
import { cn } from '~/shared/ui/cn'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'
import type { NumberText } from './use-typed-number'

interface NumberFieldProps {
  readonly label: string
  readonly typed: NumberText
  readonly placeholder: string
  readonly hint?: ReactNode
  /** What the key of a phone's keyboard says that sends the number. */
  readonly enterKeyHint?: 'search' | 'done'
  /** Stands beside the input: the button that sends the number. */
  readonly action?: ReactNode
  readonly className?: string
  readonly inputClassName?: string
  readonly ref?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
}

/** A number that somebody types; its form reads it with `typed.read()`. */
export function NumberField(props: NumberFieldProps) {
  const { label, typed, hint, action, className, inputClassName, ...input } = props
  return (
    <LabelledField label={label} error={typed.problem} hint={hint} {...(className && { className })}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            {...input}
            inputMode="numeric"
            autoComplete="off"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            className={cn('min-w-28! flex-1', inputClassName)}
          />
          {action}
        </div>
      )}
    </LabelledField>
  )
}
