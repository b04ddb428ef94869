import type { RankFilter } from '~/contracts/batch-lines'
import { FilterBar } from '~/shared/filters/filter-bar'
import { FilterSelect } from '~/shared/filters/filter-select'
import { ProvinceSelect } from '~/shared/filters/province-select'
import type { RankSearch } from './rank.search'
import { type RankFilters, withYear } from './rank-filters'
import { ScoreForm } from './score-form'

interface RankControlsProps {
  readonly settled: RankSearch
  readonly choices: RankFilters
  readonly filter: RankFilter
  readonly onFiltersChange: (next: RankSearch) => void
}

export function RankControls({ settled, choices, filter, onFiltersChange }: RankControlsProps) {
  const { province = '', year, subject, batch, score } = settled
  const change = (part: Partial<RankSearch>) => onFiltersChange({ ...settled, ...part })
  const chips = [
    { label: province },
    { label: `${year} 年` },
    ...(subject === undefined ? [] : [{ label: subject }]),
    ...(batch === undefined ? [] : [{ label: batch }]),
    ...(score === undefined ? [] : [{ label: `${score} 分`, onRemove: () => change({ score: undefined }) }]),
  ]
  return (
    <FilterBar
      label="位次条件"
      chips={chips}
      action={
        <ScoreForm
          key={score}
          score={score}
          subject={subject}
          onSearch={(value) => change({ score: value })}
        />
      }
    >
      <ProvinceSelect
        className="md:w-32"
        value={province}
        onChange={(name) => onFiltersChange({ province: name, year, subject, batch, score })}
      />
      <FilterSelect
        className="md:w-32"
        label="年份"
        value={String(year)}
        options={choices.years.map((known) => ({ value: String(known), label: `${known} 年` }))}
        onChange={(value) => onFiltersChange(withYear(settled, Number(value), filter))}
      />
      <FilterSelect
        className="md:w-28"
        label="科类"
        value={subject ?? ''}
        options={choices.subjects}
        onChange={(value) => change({ subject: value, batch: undefined })}
      />
      {choices.batches.length > 0 && (
        <FilterSelect
          className="md:w-36"
          label="批次"
          value={batch ?? ''}
          options={choices.batches}
          onChange={(value) => change({ batch: value })}
        />
      )}
    </FilterBar>
  )
}
