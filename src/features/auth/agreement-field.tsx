import { Fragment, useId } from 'react'
import { type Form, useField } from '~/shared/form/use-form'
import type { AgreementName } from '~/shared/legal/agreements'
import { Button } from '~/shared/ui/button'
import type { LoginFields } from './validation'

interface AgreementFieldProps {
  readonly form: Form<LoginFields>
  /** Called for the text that the person wants to read. */
  readonly onRead: (name: AgreementName) => void
}

const NAMES: readonly AgreementName[] = ['用户服务协议', '隐私政策']

/** Consent, never ticked beforehand, with the two texts behind their names. */
export function AgreementField({ form, onRead }: AgreementFieldProps) {
  const id = useId()
  const { field, problem } = useField(form, 'agreed')
  const { value, ...control } = field
  return (
    <div>
      <div className="flex items-start gap-1 text-sm">
        <label htmlFor={id} className="-my-2 -ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            {...control}
            id={id}
            type="checkbox"
            checked={value}
            aria-labelledby={[`${id}-label`, ...NAMES.map((name) => `${id}-${name}`)].join(' ')}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            className="size-5 accent-primary"
          />
        </label>
        <p className="pt-0.5">
          <label id={`${id}-label`} htmlFor={id} className="cursor-pointer">
            我已阅读并同意
          </label>
          {NAMES.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && '和'}
              <Button
                id={`${id}-${name}`}
                variant="link"
                size="inline"
                className="font-normal!"
                onClick={() => onRead(name)}
              >
                《{name}》
              </Button>
            </Fragment>
          ))}
        </p>
      </div>
      {problem && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-destructive">
          {problem}
        </p>
      )}
    </div>
  )
}
