import { ElectivesPicker } from '~/entities/admission/electives-picker'
import { COMBINED, type LineQuestion, type OfferedLines } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { ProvinceSelect } from '~/entities/province/province-select'
import type { Changes } from '~/shared/address/address'
import { FilterBar, type FilterChip } from '~/shared/filters/filter-bar'
import { FilterSelect } from '~/shared/filters/filter-select'

interface LineControlsProps {
  readonly label: string
  readonly province: string | undefined
  /** Undefined until it is known what the province offers. */
  readonly offered: OfferedLines | undefined
  /** Subjects that can be elected under 3+3. */
  readonly electives: readonly string[]
  readonly onChange: (next: Changes<LinesFilters>) => void
}

const ALL_BATCHES = '全部'

/** Whose lines: province, year, subject and batch; electives beside the combined option. */
export function LineControls(props: LineControlsProps) {
  const { label, province, offered, electives, onChange } = props
  const { years = [], subjects = [], batches = [], question } = offered ?? {}
  return (
    <FilterBar label={label} chips={chipsOf(province, question)}>
      <ProvinceSelect
        className="md:w-32"
        value={province ?? ''}
        onChange={(name) => onChange({ province: name })}
      />
      <FilterSelect
        className="md:w-32"
        label="年份"
        value={String(question?.year ?? '')}
        options={years.map((year) => ({ value: String(year), label: `${year} 年` }))}
        onChange={(year) => onChange({ year: Number(year) })}
      />
      <FilterSelect
        className="md:w-28"
        label="科类"
        value={question?.subject ?? ''}
        options={subjects}
        onChange={(subject) => onChange({ subject })}
      />
      <FilterSelect
        className="md:w-36"
        label="批次"
        value={question?.batch ?? ALL_BATCHES}
        options={[ALL_BATCHES, ...batches]}
        onChange={(batch) => onChange({ batch: batch === ALL_BATCHES ? undefined : batch })}
      />
      {question?.subject === COMBINED && (
        <ElectivesPicker
          className="md:basis-full"
          label="选考科目"
          options={electives}
          value={question.electives}
          onChange={(chosen) => onChange({ electives: chosen })}
        />
      )}
    </FilterBar>
  )
}

function chipsOf(province: string | undefined, question: LineQuestion | undefined): FilterChip[] {
  if (!question) return []
  const { year, subject, batch, electives } = question
  return [province, `${year} 年`, subject, batch, electives.join('')].flatMap((label) =>
    label ? [{ label }] : [],
  )
}
