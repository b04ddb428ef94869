import { ProvinceSelect } from '~/entities/province/province-select'
import { FilterSelect } from '~/shared/filters/filter-select'

interface Choices {
  readonly years: readonly number[]
  readonly subjects: readonly (string | { readonly value: string; readonly label: string })[]
  readonly batches: readonly string[]
  /** Undefined where the province offers nothing. */
  readonly question:
    | { readonly year: number; readonly subject: string; readonly batch?: string | undefined }
    | undefined
}

interface QuestionSelectsProps {
  readonly province: string | undefined
  /** Undefined until it is known what the province offers. */
  readonly choices: Choices | undefined
  /** Names of early batches are longer. */
  readonly batchClassName: string
  readonly onProvince: (name: string) => void
  readonly onYear: (year: number) => void
  readonly onSubject: (subject: string) => void
  /** Undefined for all batches. */
  readonly onBatch: (batch: string | undefined) => void
}

const ALL = '全部'

/** The selects of a question on admission: province, year, subject and batch. */
export function QuestionSelects(props: QuestionSelectsProps) {
  const { province, choices, batchClassName, onProvince, onYear, onSubject, onBatch } = props
  const { years = [], subjects = [], batches = [], question } = choices ?? {}
  return (
    <>
      <ProvinceSelect className="md:w-32" value={province ?? ''} onChange={onProvince} />
      <FilterSelect
        className="md:w-32"
        label="年份"
        value={String(question?.year ?? '')}
        options={years.map((year) => ({ value: String(year), label: `${year} 年` }))}
        onChange={(year) => onYear(Number(year))}
      />
      <FilterSelect
        className="md:w-28"
        label="科类"
        value={question?.subject ?? ''}
        options={subjects}
        onChange={onSubject}
      />
      <FilterSelect
        className={batchClassName}
        label="批次"
        value={question?.batch ?? ALL}
        options={[ALL, ...batches]}
        onChange={(batch) => onBatch(batch === ALL ? undefined : batch)}
      />
    </>
  )
}
