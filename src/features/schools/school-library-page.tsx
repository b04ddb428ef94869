import type { MyRank } from '~/entities/rank/use-my-rank'
import type { ShownRank } from '~/entities/rank/use-shown-rank'
import { CompareLink } from '~/entities/school/compare-link'
import { LateWhoseLines } from '~/entities/school/late-whose-lines'
import { conditionsOf, LibraryFilterBar, NO_CONDITIONS } from '~/entities/school/library-filter-bar'
import { SchoolCompareBar } from '~/entities/school/school-comparison'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import { useWhoseLines } from '~/entities/school/use-whose-lines'
import { WishesLink } from '~/entities/wishes/wishes-link'
import { REACHES, type Reach } from '~/rules/chance/tier-name'
import { type Category, categoryIn, categoryName } from '~/rules/exam/candidate-categories'
import type { Changes, Filtered } from '~/shared/address/address'
import { ChoiceRow } from '~/shared/filters/choice-row'
import type { FilterChip } from '~/shared/filters/filter-bar'
import { formatCount } from '~/shared/lib/format'
import { PageHeading } from '~/shared/ui/page-heading'
import { FoundSchools } from './found-schools'
import type { LibraryPageFilters } from './library-page.address'
import { ReachableSchools } from './reachable-schools'
import { useLibraryPages } from './use-library-pages'

const RESULTS = 'schools'
const VIEWS = [
  { value: 'table', label: '表格' },
  { value: 'cards', label: '卡片' },
]
const SHAPES = { 冲: '▲', 稳: '●', 保: '■' } as const

/** The school library as a table of what people choose by (S2 §2), or as cards. */
export function SchoolLibraryPage({ filters, change }: Filtered<LibraryPageFilters>) {
  const { province, subjects, question, rules, mine, rank, unreachedIn } = useWhoseLines({ filters, change })
  // What is in reach has rows of its own below the first.
  const library = useLibraryPages(filters.reach ? { ...filters, more: undefined } : filters)
  // Another question begins with its first page.
  const narrow = (part: Changes<LibraryPageFilters>) => change({ ...part, page: 1, more: undefined })
  const reach = mine && filters.reach
  const chips = conditionsOf(filters, narrow)
  const clear = () => narrow({ ...NO_CONDITIONS, reach: undefined })
  const shared = { filters, change, question, unreachedIn, onClear: chips.length > 0 ? clear : undefined }
  const whose = (
    <LateWhoseLines
      province={province}
      subjects={subjects}
      rules={rules}
      subject={question?.subject}
      rank={filters.rank}
      mine={mine}
      category={{ value: categoryIn(province, filters.category) }}
      onChange={narrow}
    />
  )
  return (
    <div className="content-column py-6 md:py-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 md:min-h-8">
        <PageHeading>院校库</PageHeading>
        <span className="flex items-center gap-4">
          <CompareLink />
          <WishesLink />
        </span>
      </div>
      <LibraryFilterBar
        filters={filters}
        chips={[...fixedChips(question, mine, filters.category), ...chips]}
        onNarrow={narrow}
        // What the library counts is not what is in reach.
        facets={reach ? undefined : library.answer.data?.facets}
        isPending={library.answer.isPending}
        total={reach || library.answer.isEarlier ? undefined : library.answer.data?.total}
        resultsId={RESULTS}
        extra={whose}
      />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 md:border-t md:pt-4">
        <div className="max-md:hidden">{whose}</div>
        <Choices filters={filters} narrow={narrow} change={change} reach={reach} rank={rank} />
      </div>
      <section id={RESULTS} tabIndex={-1} aria-label="院校列表" className="mt-2 scroll-mt-28 outline-none">
        {reach ? (
          <ReachableSchools {...shared} own={mine} reach={reach} />
        ) : (
          <FoundSchools
            {...shared}
            rules={rules}
            rank={rank}
            library={library}
            asked={chips.map(({ label }) => label)}
          />
        )}
      </section>
      <SchoolCompareBar />
    </div>
  )
}

/** Whose lines the schools are shown with: a phone says it in one line. */
function fixedChips(
  question: LineOfYearQuestion | undefined,
  mine: MyRank | undefined,
  asked: Category | undefined,
): FilterChip[] {
  if (!question) return []
  const category = categoryIn(question.province, asked)
  const rank = mine ? [{ label: `位次 ${formatCount(mine.rank)}` }] : []
  return [
    { label: question.province },
    { label: question.subject },
    ...(category ? [{ label: categoryName(category) }] : []),
    ...rank,
  ]
}

interface ChoicesProps extends Filtered<LibraryPageFilters> {
  readonly narrow: (part: Changes<LibraryPageFilters>) => void
  readonly reach: Reach | undefined
  /** By which schools are in reach or not. */
  readonly rank: ShownRank
}

/** Which schools, and in which shape. */
function Choices({ filters, change, narrow, reach, rank }: ChoicesProps) {
  return (
    <div className="print-hidden grid gap-2">
      {rank !== undefined && (
        <div inert={rank === 'pending'} className={rank === 'pending' ? 'opacity-60' : ''}>
          <ChoiceRow
            label="能报的"
            single
            all="全部院校"
            options={REACHES.map((value) => ({ value, label: `${SHAPES[value]} ${value}` }))}
            value={reach ? [reach] : []}
            onChange={([value]) => narrow({ reach: REACHES.find((known) => known === value) })}
          />
        </div>
      )}
      {!reach && (
        <ChoiceRow
          className="max-md:hidden"
          label="显示为"
          single
          all={null}
          options={VIEWS}
          value={[filters.view]}
          onChange={([view]) => change({ view: view === 'cards' ? 'cards' : 'table' })}
        />
      )}
    </div>
  )
}
