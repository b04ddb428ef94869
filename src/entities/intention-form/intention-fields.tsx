import { useQuery } from '@tanstack/react-query'
import type { Intention } from '~/entities/intention/intention'
import { MajorCodesField } from '~/entities/major/major-codes-field'
import { provinceList } from '~/entities/province/province-list.calls'
import { schoolOptions } from '~/entities/school/school-options.calls'
import { useRetry } from '~/shared/answer/use-retry'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { formatCount } from '~/shared/lib/text/format'
import { LabelledField } from '~/shared/ui/labelled-field'
import { NativeSelect } from '~/shared/ui/native-select'

interface IntentionFieldsProps {
  readonly value: Intention
  readonly onChange: (intention: Intention) => void
}

/** Tuition limits, yuan a year: what most public schools ask for, up to what joint programmes do. */
const FEES = [6000, 8000, 12_000, 20_000, 40_000]

/** Where and what one would like to study. Nothing chosen in a row is no wish. */
export function IntentionFields({ value, onChange }: IntentionFieldsProps) {
  const lay = (change: Partial<Intention>) => onChange({ ...value, ...change })
  return (
    <div className="grid gap-4">
      <SchoolRows value={value} lay={lay} />
      <div className="grid gap-4 md:grid-cols-2">
        <MajorCodesField
          label="想学的专业"
          value={value.majorCodes}
          onChange={(majorCodes) =>
            lay({ majorCodes, excludedMajorCodes: without(value.excludedMajorCodes, majorCodes) })
          }
        />
        <MajorCodesField
          label="不想学的专业"
          value={value.excludedMajorCodes}
          onChange={(excludedMajorCodes) =>
            lay({ excludedMajorCodes, majorCodes: without(value.majorCodes, excludedMajorCodes) })
          }
        />
      </div>
      <FeeLimit value={value.maxFee ?? undefined} onChange={(maxFee) => lay({ maxFee })} />
    </div>
  )
}

/** Nobody wants what they do not want: the later word counts. */
const without = (codes: readonly string[], others: readonly string[]) =>
  codes.filter((code) => !others.includes(code))

function SchoolRows({ value, lay }: { value: Intention; lay: (change: Partial<Intention>) => void }) {
  const provinces = useQuery(provinceList())
  const types = useQuery(schoolOptions.types())
  const features = useQuery(schoolOptions.features())
  const natures = useQuery(schoolOptions.institutions())
  const ofProvinces = useRetry(provinces)
  const ofTypes = useRetry(types)
  const ofFeatures = useRetry(features)
  const ofNatures = useRetry(natures)
  return (
    <div className="grid gap-3">
      <ChoiceRow
        label="地区"
        all="都可以"
        options={provinces.data?.map(({ provinceName }) => provinceName) ?? value.provinces}
        {...ofProvinces}
        value={value.provinces}
        onChange={(next) => lay({ provinces: next })}
      />
      <ChoiceRow
        label="院校类型"
        all="都可以"
        options={types.data ?? value.schoolTypes}
        {...ofTypes}
        value={value.schoolTypes}
        onChange={(schoolTypes) => lay({ schoolTypes })}
      />
      <ChoiceRow
        label="院校特色"
        all="都可以"
        options={features.data ?? value.schoolFeatures}
        {...ofFeatures}
        value={value.schoolFeatures}
        onChange={(schoolFeatures) => lay({ schoolFeatures })}
      />
      <ChoiceRow
        label="办学性质"
        all="都可以"
        options={natures.data ?? value.schoolInstitutions}
        {...ofNatures}
        value={value.schoolInstitutions}
        onChange={(schoolInstitutions) => lay({ schoolInstitutions })}
      />
    </div>
  )
}

interface FeeLimitProps {
  /** Yuan a year; undefined: no limit. */
  readonly value: number | undefined
  readonly onChange: (limit: number | undefined) => void
  readonly className?: string
}

/** The highest tuition a year. */
export function FeeLimit({ value, onChange, className = 'max-w-xs' }: FeeLimitProps) {
  const offered =
    value === undefined || FEES.includes(value) ? FEES : [...FEES, value].toSorted((a, b) => a - b)
  return (
    <LabelledField label="学费上限（每年）" className={className}>
      {(control) => (
        <NativeSelect
          {...control}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">不限</option>
          {offered.map((fee) => (
            <option key={fee} value={fee}>
              {formatCount(fee)} 元以内
            </option>
          ))}
        </NativeSelect>
      )}
    </LabelledField>
  )
}
