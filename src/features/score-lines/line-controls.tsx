import { ProvinceSelect } from '~/entities/province/province-select'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { FilterBar, type FilterChip } from '~/shared/filters/filter-bar'
import { FilterSelect } from '~/shared/filters/filter-select'
import { formatCount } from '~/shared/lib/format'
import { notify } from '~/shared/lib/notify'
import { COMBINED, MOST_ELECTIVES, type OfferedFilters } from './line-filters'
import type { LinesFilters } from './lines.address'
import { RankForm } from './rank-form'

interface LineControlsProps {
  readonly label: string
  readonly province: string | undefined
  /** Undefined until it is known what the province offers. */
  readonly offered: OfferedFilters | undefined
  /** Subjects that can be elected under 3+3. */
  readonly electives: readonly string[]
  readonly rank?: number | undefined
  /** Absent where no line is measured by a rank. */
  readonly onRank?: (rank: number | undefined) => void
  readonly onChange: (next: Partial<LinesFilters>) => void
}

const ALL_BATCHES = '全部'

/** Whose lines: province, year, subject and batch; electives beside the combined option. */
export function LineControls(props: LineControlsProps) {
  const { label, province, offered, electives, rank, onRank, onChange } = props
  const { years = [], subjects = [], batches = [], filters } = offered ?? {}
  const changeElectives = (chosen: string[]) => {
    if (chosen.length > MOST_ELECTIVES) notify.warning(`选考科目最多选 ${MOST_ELECTIVES} 门`)
    else onChange({ electives: chosen })
  }
  return (
    <FilterBar
      label={label}
      chips={chipsOf(province, filters, rank, onRank)}
      action={onRank && <RankForm key={rank} rank={rank} onRank={onRank} />}
    >
      <ProvinceSelect
        className="md:w-32"
        value={province ?? ''}
        onChange={(name) => onChange({ province: name })}
      />
      <FilterSelect
        className="md:w-32"
        label="年份"
        value={String(filters?.year ?? '')}
        options={years.map((year) => ({ value: String(year), label: `${year} 年` }))}
        onChange={(year) => onChange({ year: Number(year) })}
      />
      <FilterSelect
        className="md:w-28"
        label="科目"
        value={filters?.subject ?? ''}
        options={subjects}
        onChange={(subject) => onChange({ subject })}
      />
      <FilterSelect
        className="md:w-36"
        label="批次"
        value={filters?.batch ?? ALL_BATCHES}
        options={[ALL_BATCHES, ...batches]}
        onChange={(batch) => onChange({ batch: batch === ALL_BATCHES ? undefined : batch })}
      />
      {filters?.subject === COMBINED && (
        <ChoiceRow
          className="md:basis-full"
          label="选考科目"
          all="不限"
          options={electives}
          value={filters.electives}
          onChange={changeElectives}
        />
      )}
    </FilterBar>
  )
}

function chipsOf(
  province: string | undefined,
  filters: OfferedFilters['filters'],
  rank: number | undefined,
  onRank: LineControlsProps['onRank'],
): FilterChip[] {
  if (!filters) return []
  const fixed = [province, `${filters.year} 年`, filters.subject, filters.batch, filters.electives.join('')]
  return [
    ...fixed.flatMap((label) => (label ? [{ label }] : [])),
    ...(rank === undefined || !onRank
      ? []
      : [{ label: `位次 ${formatCount(rank)}`, onRemove: () => onRank(undefined) }]),
  ]
}
