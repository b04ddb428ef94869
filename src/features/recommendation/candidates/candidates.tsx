import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { RecommendedSchool, RecommendedUnit } from '~/contracts/recommendation.schemas'
import { useMajorName } from '~/entities/major/major-names'
import { SchoolNameField } from '~/entities/school/school-name-field'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { usePages } from '~/shared/answer/use-pages'
import { useRetry } from '~/shared/answer/use-retry'
import { FilterBar } from '~/shared/filters/filter-bar'
import { FilterSelect } from '~/shared/filters/filter-select'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { useBlockedSchools } from '../blocked-schools'
import { candidateQuestion } from '../candidate-question'
import { conditionsOf, noConditions } from '../filters/conditions'
import { TierTabs } from '../filters/tier-tabs'
import { useLoosened } from '../loosening/use-loosened'
import type { RecommendationFilters } from '../recommendation.address'
import { type CandidateQuestion, candidateCalls } from '../recommendation.calls'
import { BlockedSchools } from './blocked-list'
import { CandidatePages } from './candidate-pages'
import { MajorCandidate } from './major-candidate'
import { majorEntries } from './major-entries'
import { SchoolCandidate } from './school-candidate'
import { WarnedUnits } from './warned-units'

interface CandidatesProps extends Filtered<RecommendationFilters> {
  readonly studentId: string
  readonly preferenceScoreId: string
  readonly batch: string
  readonly form: ApplicationForm
  readonly rank: number
  readonly province: string
}

const loadFilters = idlePart(async () => (await import('../filters/candidate-filters')).CandidateFilters)

const SORTS = [
  { value: 'hard', label: '从难到稳' },
  { value: 'safe', label: '从稳到难' },
  { value: 'plan', label: '计划多的在前' },
  { value: 'fee', label: '学费低的在前' },
]
const VIEWS = [
  { value: 'school', label: '院校优先' },
  { value: 'major', label: '专业优先' },
]

/** What could be chosen: tabs, filters, order and view, all of them in the address. */
export function Candidates({ filters, change, preferenceScoreId, batch, ...about }: CandidatesProps) {
  const blocked = useBlockedSchools()
  const question = useMemo(
    () =>
      candidateQuestion(
        { preferenceScoreId, batch },
        filters,
        blocked.map(({ id }) => id),
      ),
    [preferenceScoreId, batch, filters, blocked],
  )
  useLoosened({
    frame: { preferenceScoreId, batch },
    studentId: about.studentId,
    filters,
    change,
    blocked: blocked.map(({ id }) => id),
  })
  const counted = useQuery(candidateCalls.options(question))
  const options = counted.data
  const [open, setOpen] = useState(false)
  const chips = conditionsOf(filters, change, useMajorName([...filters.majors, ...filters.unwanted]))
  const ofCounted = useRetry(counted)
  const rows = (
    <LazyPart
      name="筛选项"
      load={loadFilters}
      pending={<Skeleton of="rows" className="h-80" />}
      props={{ filters, change, options, ...ofCounted }}
    />
  )
  const selects = (
    <>
      <FilterSelect
        label="顺序"
        value={filters.sort}
        options={SORTS}
        onChange={(sort) => change({ sort: wordOf(sort) })}
      />
      <FilterSelect
        label="看法"
        value={filters.view}
        options={VIEWS}
        onChange={(view) => change({ view: view === 'major' ? 'major' : 'school' })}
      />
    </>
  )
  // A press shows at once; the cards follow in a render that waits for nothing else.
  const { form, rank, province } = about
  const list = {
    form,
    rank,
    province,
    question: useDeferredValue(question),
    filters: useDeferredValue(filters),
    change,
  }
  return (
    <div>
      <FilterBar
        label="志愿筛选"
        chips={chips}
        action={
          <SchoolNameField
            label="院校名称"
            value={filters.q}
            onSearch={(q) => change({ q })}
            className="md:-order-1 md:mr-auto md:max-w-96 md:grow md:basis-60"
          />
        }
      >
        {selects}
        <Button
          variant="outline"
          className="max-md:hidden"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起筛选' : '更多筛选'}
        </Button>
        <div className="md:hidden">{rows}</div>
      </FilterBar>
      {open && <div className="mt-4 hidden rounded-lg border bg-surface p-4 md:block">{rows}</div>}
      <Chosen chips={chips} onClear={() => change(noConditions(filters))} />
      <div className="mt-3">
        <TierTabs value={filters.tier} onChange={(tier) => change({ tier })} risks={options?.risks} />
        <MissingLine of={[counted]} name="筛选项和各档的数量" />
      </div>
      <BlockedSchools />
      <section aria-label="可选的志愿" className="mt-3">
        {list.filters.view === 'major' ? <MajorList {...list} /> : <SchoolCards {...list} />}
      </section>
      <TrustLine className="mt-6" source={`${about.province}往年录取情况和招生计划`} />
    </div>
  )
}

function wordOf(text: string): RecommendationFilters['sort'] {
  return text === 'safe' || text === 'plan' || text === 'fee' ? text : 'hard'
}

/** On a phone the bar itself says what is chosen. */
function Chosen({ chips, onClear }: { chips: ReturnType<typeof conditionsOf>; onClear: () => void }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="已选条件" className="mt-3 hidden flex-wrap items-center gap-1.5 text-sm md:flex">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={`去掉“${label}”`}
            onClick={onRemove}
            className="min-h-8 rounded bg-muted px-3 hover:line-through"
          >
            {label} ×
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={onClear}>
          清空条件
        </Button>
      </li>
    </ul>
  )
}

interface ListProps extends Filtered<RecommendationFilters> {
  readonly question: CandidateQuestion
  readonly form: ApplicationForm
  readonly rank: number
  readonly province: string
}

const SchoolCards = memo(function SchoolCards({
  question,
  filters,
  form,
  rank,
  province,
  change,
}: ListProps) {
  const answer = usePages<CandidateQuestion, RecommendedSchool>(question, candidateCalls.schools)
  return (
    <CandidatePages answer={answer} unit="所院校，一所可以有几个志愿" {...{ filters, change }}>
      {(schools) => (
        <WarnedUnits units={schools.flatMap(({ units }) => units)}>
          <ul aria-label="按院校" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {schools.map((school) => (
              <SchoolCandidate key={school.schoolId} {...{ school, form, rank, province }} />
            ))}
          </ul>
        </WarnedUnits>
      )}
    </CandidatePages>
  )
})

const MajorList = memo(function MajorList({ question, filters, form, rank, change }: ListProps) {
  const answer = usePages<CandidateQuestion, RecommendedUnit>(question, candidateCalls.units)
  return (
    <CandidatePages answer={answer} unit="个志愿" {...{ filters, change }}>
      {(units) => (
        <WarnedUnits units={units}>
          <ul aria-label="按专业" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {majorEntries(units, filters).map(({ key, major, unit }) => (
              <MajorCandidate key={key} {...{ major, unit, form, rank }} />
            ))}
          </ul>
        </WarnedUnits>
      )}
    </CandidatePages>
  )
})
