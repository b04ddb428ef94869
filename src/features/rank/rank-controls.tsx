import type { RankQuery } from '~/contracts/score-tables'
import { CategorySelect } from '~/entities/province/category-select'
import { ProvinceSelect } from '~/entities/province/province-select'
import { type Category, categoryName } from '~/rules/exam/candidate-categories'
import { FilterBar, type FilterChip } from '~/shared/filters/filter-bar'
import { FilterSelect } from '~/shared/filters/filter-select'
import type { RankChoices } from './rank-filters'
import { ScoreForm } from './score-form'

interface RankControlsProps {
  readonly province: string | undefined
  /** Undefined until it is known what the province offers. */
  readonly choices: RankChoices | undefined
  readonly score: number | undefined
  readonly category: Category | undefined
  readonly onCategory: (category: Category | undefined) => void
  readonly onProvince: (province: string) => void
  readonly onYear: (year: number) => void
  readonly onSubject: (subject: string) => void
  readonly onBatch: (batch: string) => void
  readonly onScore: (score: number | undefined) => void
  readonly onRank: (rank: number) => void
}

export function RankControls({
  province,
  choices,
  score,
  category,
  onScore,
  onRank,
  ...on
}: RankControlsProps) {
  const { years = [], subjects = [], batches = [], question } = choices ?? {}
  return (
    <FilterBar
      label="位次条件"
      chips={chipsOf(province, question, category, score, () => onScore(undefined))}
      action={
        <ScoreForm
          score={score}
          subject={question?.subject}
          waiting={choices === undefined}
          onSearch={onScore}
          onRank={onRank}
        />
      }
    >
      <ProvinceSelect className="md:w-32" value={province ?? ''} onChange={on.onProvince} />
      <FilterSelect
        className="md:w-32"
        label="年份"
        value={String(question?.year ?? '')}
        options={years.map((known) => ({ value: String(known), label: `${known} 年` }))}
        onChange={(year) => on.onYear(Number(year))}
      />
      <FilterSelect
        className="md:w-28"
        label="科类"
        value={question?.subject ?? ''}
        options={subjects}
        onChange={on.onSubject}
      />
      <CategorySelect province={province} value={category} onChange={on.onCategory} />
      {(batches.length > 0 || choices === undefined) && (
        <FilterSelect
          className="md:w-36"
          label="批次"
          value={question?.batch ?? ''}
          options={batches}
          onChange={on.onBatch}
        />
      )}
    </FilterBar>
  )
}

function chipsOf(
  province: string | undefined,
  query: RankQuery | undefined,
  category: Category | undefined,
  score: number | undefined,
  removeScore: () => void,
): FilterChip[] {
  if (!query) return []
  const fixed = [province, `${query.year} 年`, query.subject, category && categoryName(category), query.batch]
  return [
    ...fixed.flatMap((label) => (label === undefined ? [] : [{ label }])),
    ...(score === undefined ? [] : [{ label: `${score} 分`, onRemove: removeScore }]),
  ]
}
