import { formText } from '~/entities/application-list/form-text'
import { applicationForm } from '~/rules/filing/application-form'
import { RadioCard } from '../radio-card'
import { type BatchOption, batchTitle } from './batch-options'

interface BatchChoiceProps {
  readonly province: string
  readonly year: number
  /** The year of the control lines, where it is known. */
  readonly lineYear: number | undefined
  readonly options: readonly BatchOption[]
  readonly value: string
  readonly onChange: (batch: string) => void
}

/** Which batch a list is for: its control line, whether the score reaches it, and how it is filled in. */
export function BatchChoice({ province, year, lineYear, options, value, onChange }: BatchChoiceProps) {
  const form = applicationForm(province, year, value)
  return (
    <fieldset>
      <legend className="sr-only">批次</legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ batch, reached, text }) => (
          <RadioCard
            key={batch}
            name="batch"
            checked={batch === value}
            onChoose={() => onChange(batch)}
            title={batchTitle(batch)}
          >
            {reached ? '已达到' : '未达到'} · {text}
          </RadioCard>
        ))}
      </div>
      {form && (
        <p className="mt-2 text-sm text-muted-foreground">
          {province} {value}：{formText(form)}。
          {lineYear !== undefined && lineYear < year && `${year} 年的控制线公布后，再按新线看。`}
        </p>
      )}
    </fieldset>
  )
}
