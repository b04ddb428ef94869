import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import { MyRankLine } from '~/entities/rank/my-rank-line'
import { LineTier } from '~/entities/rank/tier-mark'
import { useMyRank } from '~/entities/rank/use-my-rank'
import { JointLine } from '~/entities/school/joint-line'
import { majorLineCalls } from '~/entities/school/major-lines.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { type LineOfYearQuestion, useLineQuestion } from '~/entities/school/use-line-question'
import { batchOf, lineKind, schoolLines, yearlyLines } from '~/rules/filing/school-lines'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { PendingState } from '~/shared/answer/pending-state'
import { RetryButton } from '~/shared/answer/retry-button'
import { useRetry } from '~/shared/answer/use-retry'
import { knownCount, pointsText } from '~/shared/lib/text/format'
import { usePainted } from '~/shared/react/use-painted'
import { cn } from '~/shared/ui/cn'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { DecisionFigures } from './decision-figures'
import type { OverviewFilters } from './overview.address'
import { YEARS_BESIDE } from './overview.prefetch'
import { isRankedIn } from './ranked-major'

// What is told of the majors follows the figures, in one file.
const loadReach = async () => (await import('./school-places')).SchoolReach
const loadChart = async () => (await import('./school-places')).SchoolPlaces

/** That of the picture: five rows on a phone, eight elsewhere. A taller place would draw up what stands below. */
const CHART_HEIGHT = 'h-[28rem] md:h-[32rem]'

interface SchoolDecisionProps extends Filtered<OverviewFilters> {
  readonly schoolId: string
}

/** What one decides by, for a province and a subject: the last line, what is in reach, the plan, the fees, and all majors as a picture. */
export function SchoolDecision({ schoolId, filters, change }: SchoolDecisionProps) {
  const { province, subjects, question, rules } = useLineQuestion(filters)
  if (!question && rules.isError) {
    return (
      <Card isEmpty>
        <RetryButton name="报考要点" onRetry={rules.refetch} error={rules.error} />
      </Card>
    )
  }
  if (!question && rules.data && !rules.isEarlier) {
    return (
      <Card isEmpty>
        <p className="text-muted-foreground">暂无{province}的录取数据。可以在“录取分数线”里换一个省份。</p>
      </Card>
    )
  }
  return question ? (
    <Points
      schoolId={schoolId}
      question={question}
      subjects={subjects}
      rank={filters.rank}
      onRank={(rank) => change({ rank })}
    />
  ) : (
    <PendingCard onRetry={rules.refetch} />
  )
}

/** The part of the page; of a fixed height where figures come. It is as high as its words where none will. */
function Card({ isEmpty = false, children }: { isEmpty?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label="报考要点"
      className={cn(
        isEmpty ? 'rounded border bg-surface p-4' : 'min-h-[50rem] lg:min-h-[32rem]',
        !isEmpty &&
          'grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-6 lg:grid-cols-[24rem_minmax(0,1fr)]',
      )}
    >
      {children}
    </section>
  )
}

function PendingCard({ onRetry }: { onRetry?: () => unknown }) {
  return (
    <Card>
      <PendingState name="报考要点" {...(onRetry && { onRetry })}>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-2 h-9 w-40" />
        <Skeleton className="mt-5 h-20" />
        <Skeleton of="fact" className="mt-5 h-20" />
      </PendingState>
    </Card>
  )
}

interface PointsProps {
  readonly schoolId: string
  readonly question: LineOfYearQuestion
  /** The subjects of the province in which one applies there. */
  readonly subjects: readonly string[]
  readonly rank: number | undefined
  readonly onRank: (rank: number | undefined) => void
}

/** The lines of the newest year and of those before, which are asked together. */
function useThreeYears(schoolId: string, question: LineOfYearQuestion) {
  const newest = useQuery(schoolCalls.linesOfYear(schoolId, question))
  const before = useQueries({
    queries: (question.yearsBefore ?? [])
      .slice(0, YEARS_BESIDE)
      .map((year) => schoolCalls.linesOfYear(schoolId, { ...question, year })),
  })
  const retry = useRetry(newest, ...before)
  const areAllThere = before.every(({ isSuccess }) => isSuccess)
  const lines = [...(newest.data ?? []), ...before.flatMap(({ data = [] }) => data)]
  return { newest, years: areAllThere ? yearlyLines(lines, undefined) : undefined, retry }
}

function Points({ schoolId, question, subjects, rank, onRank }: PointsProps) {
  const { province, subject, year } = question
  const { newest, years, retry } = useThreeYears(schoolId, question)
  const mine = useMyRank(rank, question)
  const known = newest.data && schoolLines(newest.data, question)
  // The majors follow the line: it is worth no delay.
  const isPainted = usePainted(known !== undefined, false)
  const majors = useQuery({
    ...majorLineCalls.ofSchool(schoolId, { province, subject, year, batch: undefined, electives: [] }),
    enabled: isPainted,
  })
  if (newest.isPending) return <PendingCard />
  if (newest.isError) {
    return (
      <Card isEmpty>
        {retry.onRetry && <RetryButton name="报考要点" {...retry} onRetry={retry.onRetry} />}
      </Card>
    )
  }
  if (!known) return <NoLine {...{ schoolId, question, subjects }} />
  const { line } = known
  const batch = batchOf(line)
  const lines = majors.data?.records
  const hasPlaces = lines?.some(({ details }) => details.some((major) => isRankedIn(batch, major)))
  const filters = { province, subject, ...(rank !== undefined && { rank: String(rank) }) }
  return (
    <Card>
      <div>
        <p className="text-sm text-muted-foreground">
          {province} {subject} {year} 年{lineKind(line)}最低位次
        </p>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="text-2xl font-medium tracking-tight">{knownCount(line.lowestRank)}</span>
          <span>{pointsText(line.lowestScore)}</span>
          {mine && (
            <span>
              <LineTier own={mine} lowestRank={line.lowestRank} />
            </span>
          )}
          <JointLine of={known} className="text-sm text-muted-foreground" />
        </p>
        <MyRankLine asked={rank} mine={mine} invitation="填位次看自己" onRank={onRank} />
        {mine && (
          <div className="min-h-12">
            {lines && (
              <LazyPart
                name="够得着的专业"
                load={loadReach}
                pending={null}
                props={{ schoolId, question, batch, lines, own: mine }}
              />
            )}
          </div>
        )}
        <MissingLine of={[majors]} name="各专业的线" />
        <DecisionFigures {...{ schoolId, question, batch, years, retry }} />
        {/* On a phone the tabs that they lead to are right above. */}
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm max-md:hidden">
          <PlaceLink to={{ kind: 'school', id: schoolId, tab: 'lines', filters }} className={LINK}>
            各专业组和专业的线
          </PlaceLink>
          <PlaceLink to={{ kind: 'school', id: schoolId, tab: 'plans', filters }} className={LINK}>
            招生计划
          </PlaceLink>
        </p>
      </div>
      {lines === undefined && !majors.isError && <Skeleton of="chart" className={CHART_HEIGHT} />}
      {lines && hasPlaces && (
        <LazyPart
          name="各专业的位置"
          load={loadChart}
          pending={<Skeleton of="chart" className={CHART_HEIGHT} />}
          props={{ schoolId, question, batch, lines, own: mine }}
        />
      )}
    </Card>
  )
}

/** Says that the school did not recruit, and leads to whom it did. */
function NoLine({ schoolId, question, subjects }: Pick<PointsProps, 'schoolId' | 'question' | 'subjects'>) {
  const { province, subject, year } = question
  return (
    <Card isEmpty>
      <p className="text-muted-foreground">
        {year} 年没有在{province}招收{subject}考生。
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        {subjects
          .filter((other) => other !== subject)
          .map((other) => (
            <PlaceLink
              key={other}
              to={{ kind: 'school', id: schoolId, filters: { province, subject: other } }}
              className={LINK}
            >
              看{other}的线
            </PlaceLink>
          ))}
        <PlaceLink
          to={{ kind: 'school', id: schoolId, tab: 'lines', filters: { province, subject } }}
          className={LINK}
        >
          换省份或年份
        </PlaceLink>
      </p>
    </Card>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6'
