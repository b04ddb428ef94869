import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'

interface HighlightFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onType: (text: string) => void
  /** The text is as it shall be: it may be kept. */
  readonly onSettle: () => void
  readonly count: number
  /** Place of the hit one stands at. */
  readonly current: number | undefined
  readonly onStep: (step: 1 | -1) => void
}

/** A keyword that is highlighted while it is typed; Enter goes to the next hit, Shift and Enter to the one before. */
export function HighlightField(props: HighlightFieldProps) {
  const { label, placeholder, value, onType, onSettle, count, current, onStep } = props
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isImeKey(event)) return
    event.preventDefault()
    onSettle()
    onStep(event.shiftKey ? -1 : 1)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers
    <div role="search" aria-label={label} className="w-full max-w-2xl">
      <LabelledField label={label}>
        {(control) => (
          // In large letters the count and the steps stand below what is typed.
          <div className="flex flex-wrap items-center gap-1">
            <div className="relative min-w-0 grow basis-28">
              <Input
                {...control}
                type="text"
                enterKeyHint="search"
                autoComplete="off"
                spellCheck={false}
                maxLength={MOST_CHARACTERS.keyword}
                placeholder={placeholder}
                value={value}
                onChange={(event) => onType(event.target.value)}
                onKeyDown={step}
                onBlur={onSettle}
                className="pr-11"
              />
              {value !== '' && (
                <button
                  type="button"
                  aria-label={`清空${label}`}
                  onClick={() => onType('')}
                  className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted-foreground hover:text-foreground"
                >
                  <X aria-hidden className="size-4" />
                </button>
              )}
            </div>
            <p
              role="status"
              className="min-w-16 shrink-0 text-center text-sm text-muted-foreground max-md:empty:hidden md:w-20"
            >
              {counter(value, count, current)}
            </p>
            <StepButton label="上一处" disabled={count === 0} onClick={() => onStep(-1)}>
              <ChevronUp aria-hidden />
            </StepButton>
            <StepButton label="下一处" disabled={count === 0} onClick={() => onStep(1)}>
              <ChevronDown aria-hidden />
            </StepButton>
          </div>
        )}
      </LabelledField>
    </div>
  )
}

function counter(value: string, count: number, current: number | undefined): string {
  if (value.trim() === '') return ''
  if (count === 0) return '没有找到'
  return current === undefined ? `${count} 处` : `${current + 1} / ${count}`
}

interface StepButtonProps {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: React.ReactNode
}

function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <Button variant="outline" size="icon" aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  )
}
