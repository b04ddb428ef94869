import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LineQuestion } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { usePrintedPlan } from '~/entities/original-book/use-printed-plan'
import { useUnreached } from '~/entities/province/use-unreached'
import { farOff } from '~/entities/rank/far-off'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { schoolCalls } from '~/entities/school/school.calls'
import type { Filtered } from '~/shared/address/address'
import { RetryButton } from '~/shared/answer/retry-button'
import { settings } from '~/shared/lib/browser/settings'
import { columnsWithValues } from '~/shared/table/columns-with-values'
import { GroupTable } from '~/shared/table/group-table'
import { SaidOnce } from '~/shared/table/said-once'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { admissionColumns } from './admission-columns'
import type { UnitGroup } from './admission-rows'
import type { ComparableYear } from './comparable-years'
import { GroupChips } from './group-chips'
import { NarrowBar } from './narrow-bar'
import type { Kind } from './shown-columns'
import { planNews, shownGroups } from './shown-groups'
import { useReach } from './use-reach'

// Most ranks are near some line.
const loadFarOff = async () => (await import('./far-off-line')).FarOffLine
const loadNoReach = async () => (await import('~/entities/school/no-reach')).NoReach

/** A phone shows the first major of a group, and says how many there are. */
const FOLDS = { rows: 1, unit: '个专业' }

interface AdmissionTableProps extends Filtered<LinesFilters> {
  readonly schoolId: string
  readonly kind: Kind
  readonly question: LineQuestion
  readonly groups: readonly UnitGroup[]
  /** The majors that the plan no longer has. */
  readonly stopped?: UnitGroup | undefined
  /** What all majors have in common. */
  readonly said: readonly string[]
  readonly years: readonly ComparableYear[]
  /** The reader's rank. */
  readonly rank: MyRank | undefined
}

/** So many chips of groups stand in one line of a wide page. */
const ONE_LINE = 9

/** The level of a major, below the row of its group. */
const OF_MAJOR = 1

/** The majors of a school under the groups they are applied for, in one table; chips leave one of the groups. */
export function AdmissionTable(props: AdmissionTableProps) {
  const { schoolId, kind, question, groups, stopped, said, years, rank, filters, change } = props
  const { data: school } = useQuery(schoolCalls.base(schoolId))
  const schoolName = school?.schoolName
  const hasRequirements = groups.some(({ rows }) => rows.some(({ requirement }) => requirement !== undefined))
  const far = useMemo(() => farOff(rank?.rank, ranksOf(groups)), [rank, groups])
  const beside = far ? undefined : rank
  const [newest] = years
  const unreachedIn = useUnreached({ ...question, ...newest, category: filters.category, score: rank?.score })
  const { printed, isPending, onRetry, isSlow, error } = usePrintedPlan(
    schoolName,
    kind === 'plans' ? question : undefined,
  )
  const columns = useMemo(() => {
    const all = admissionColumns({
      ...{ kind, schoolName, years, hasRequirements },
      printed: isPending ? 'pending' : printed,
      planYear: question.year,
      rank: beside,
      unreachedIn,
    })
    // Own tables lack what others have: nothing stands for it.
    return settings.ownData
      ? columnsWithValues(
          all,
          groups.flatMap(({ rows }) => rows),
          OF_MAJOR,
        )
      : all
  }, [
    groups,
    kind,
    schoolName,
    question.year,
    years,
    beside,
    unreachedIn,
    hasRequirements,
    isPending,
    printed,
  ])
  const codes = new Set(groups.flatMap(({ code }) => code ?? []))
  const chosen = groups.some(({ code }) => code !== undefined && code === filters.group)
  const group = chosen ? filters.group : undefined
  const { major, news } = filters
  const isNarrowed = [group, major, news, filters.only].some((said) => said !== undefined)
  const { reached, missed, electives, passes } = useReach({
    groups,
    subject: question.subject,
    filters,
    rank,
  })
  const all = useMemo(() => (stopped ? [...groups, stopped] : groups), [groups, stopped])
  const shown = useMemo(
    () => shownGroups(news === '停招' ? all : groups, { group, major, passes, news }),
    [all, groups, group, major, passes, news],
  )
  const reported = useMemo(() => (kind === 'plans' ? planNews(all) : undefined), [all, kind])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {far && !far.isBelow && rank !== undefined && (
        <LazyPart
          name="位次提示"
          load={loadFarOff}
          pending={<p className="min-h-22 md:min-h-6" />}
          props={{ far, rank: rank.rank, question }}
        />
      )}
      {rank && missed && (
        <LazyPart
          name="位次提示"
          load={loadNoReach}
          pending={<div className="min-h-40 md:min-h-28" />}
          props={{
            schoolId,
            missed,
            rank,
            electives,
            question: { ...question, ...newest },
          }}
        />
      )}
      {/* First figures come without it: the rows below stay where they are. */}
      <div className={rank ? 'min-h-24 md:min-h-11' : 'min-h-11'}>
        <NarrowBar {...{ filters, change, reached, news: reported }} />
      </div>
      {codes.size > 1 && (
        // First figures come without them: the rows below stay where they are.
        <div className={cn('print-hidden min-h-18', codes.size > ONE_LINE ? 'md:min-h-17' : 'md:min-h-8')}>
          <GroupChips groups={groups} value={group} onChange={(group) => change({ group })} />
        </div>
      )}
      <SaidOnce said={said} />
      {onRetry && <RetryButton name="原书页码" {...{ onRetry, isSlow, error }} />}
      {/* Rows below the first screen come late: those of another question must not stand under these heads till then. */}
      {shown.length === 0 && (
        <EmptyRegion className="py-6!">
          <p>没有符合条件的专业。</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            onClick={() => change({ only: undefined, major: undefined, news: undefined, group: undefined })}
          >
            看全部 {groups.reduce((sum, { rows }) => sum + rows.length, 0)} 个专业
          </Button>
        </EmptyRegion>
      )}
      <GroupTable
        key={Object.values(question).flat().join(' ')}
        label={kind === 'lines' ? '录取分数线' : '招生计划'}
        columns={columns}
        groups={shown}
        order={filters.sort}
        onOrder={(sort) => change({ sort })}
        folds={isNarrowed ? undefined : FOLDS}
      />
    </div>
  )
}

function ranksOf(groups: readonly UnitGroup[]): readonly number[] {
  return groups.flatMap(({ rows }) => rows.flatMap(({ line }) => line?.lowestRank ?? []))
}
