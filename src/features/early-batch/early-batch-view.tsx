import type { ReactNode } from 'react'
import { withComingYear } from '~/entities/admission/line-filters'
import { provinceCalls } from '~/entities/province/province.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { TierLegend } from '~/entities/rank/tier-legend'
import { useMyRank } from '~/entities/rank/use-my-rank'
import type { OwnRank } from '~/rules/chance/beside-line'
import { newestPlanYear } from '~/rules/exam/years'
import type { Changes, Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { mayReadEarlyBatch } from '~/shared/domain/access'
import { currentYear, now } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { ALL_SUBJECTS, type EarlyBatchFilters } from './early-batch.address'
import { EarlyControls } from './early-controls'
import { type EarlyQuestion, settleEarly } from './early-filters'
import { EarlyLines, EarlyPlans, SchoolEarlyLines, SchoolEarlyPlans } from './early-rows'
import { OwnConditions } from './own-conditions'

// Most who look may look.
const loadVipOnly = async () => (await import('./vip-only')).VipOnly

interface SchoolTabProps extends Filtered<EarlyBatchFilters> {
  readonly schoolId: string
}

/** Early-batch plans of one school. */
export function EarlyPlansView(props: SchoolTabProps) {
  return <EarlyBatchView mode="plans" {...props} />
}

/** Early-batch lines of one school. */
export function EarlyLinesView(props: SchoolTabProps) {
  return <EarlyBatchView mode="lines" {...props} />
}

type Mode = 'plans' | 'lines'

interface EarlyBatchViewProps extends Filtered<EarlyBatchFilters> {
  readonly mode: Mode
  /** All schools of the province when absent. */
  readonly schoolId?: string | undefined
}

/** Plans or lines of the early batch (S1 §2), of a province or of one school: the same in the page and in the drawer. */
export function EarlyBatchView({ mode, schoolId, filters, change }: EarlyBatchViewProps) {
  const { rules, province, choices, allowed } = useEarlyChoices({ mode, schoolId, filters, change })
  const question = choices?.question
  const mine = useMyRank(filters.rank, question ?? {})
  // Another question begins with its first page.
  const narrow = (next: Changes<EarlyBatchFilters>) => change({ page: 1, ...next })
  return (
    <div>
      {allowed && (
        <EarlyControls
          province={province}
          choices={choices}
          withDirectory={mode === 'plans'}
          onChange={narrow}
        />
      )}
      <States
        of={rules}
        name="提前批数据"
        pending={<Skeleton of="rows" className="mt-6 h-[40rem]" />}
        isEmpty={() => choices !== undefined && question === undefined}
        empty={(name) => <EmptyRegion className="mt-6">暂无{name}的提前批数据。可以换一个省份。</EmptyRegion>}
      >
        {() => {
          if (!choices || !question) return null
          if (!allowed) {
            return (
              <LazyPart
                name="提前批查询"
                load={loadVipOnly}
                pending={<Skeleton of="text" className="mt-6 h-80 max-w-reading" />}
                props={{ question }}
              />
            )
          }
          return (
            <>
              <OwnConditions
                choices={choices}
                rank={filters.rank}
                mine={mine}
                searches={schoolId === undefined}
                ranks={mode === 'lines'}
                onChange={narrow}
              />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
                {mode === 'lines' && mine && <TierLegend mine={mine} of={`${question.year} 年`} />}
                <Rows
                  key={`${mode}-${schoolId}`}
                  {...{ mode, schoolId, question }}
                  rank={mine}
                  page={filters.page}
                  onPage={(page) => change({ page })}
                  onClear={() => narrow(NOTHING_NARROWED)}
                  foot={<Sources mode={mode} question={question} />}
                />
              </div>
            </>
          )
        }}
      </States>
    </div>
  )
}

const NOTHING_NARROWED = {
  subject: ALL_SUBJECTS,
  electives: [],
  batch: undefined,
  directory: undefined,
  q: undefined,
} satisfies Changes<EarlyBatchFilters>

/** What can be asked, what is asked, and whether this person may. */
function useEarlyChoices({ mode, schoolId, ...filtered }: EarlyBatchViewProps) {
  const thisYear = currentYear()
  const user = useUser()
  const province = useKnownProvince(filtered.filters.province)
  const rules = useAnswer(province, provinceCalls.rules)
  const known = rules.isEarlier ? undefined : rules.data
  const choices = useSettled(filtered, (asked) =>
    province !== undefined && known
      ? settleEarly(province, asked, mode === 'plans' ? withComingYear(known, thisYear) : known, {
          thisYear,
          planYear: mode === 'plans' ? newestPlanYear(now()) : undefined,
          applicant: user,
        })
      : undefined,
  )
  // Undecided, and so not allowed yet, until the page has been taken over.
  return { rules, province, choices, allowed: mayReadEarlyBatch(user, schoolId) }
}

interface RowsProps {
  readonly mode: Mode
  readonly schoolId: string | undefined
  readonly question: EarlyQuestion
  readonly rank: OwnRank | undefined
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onClear: () => void
  readonly foot: ReactNode
}

/** Rows of one school come in pages; those of all schools never end. */
function Rows({ mode, schoolId, rank, page, onPage, ...parts }: RowsProps) {
  if (schoolId === undefined) {
    return mode === 'plans' ? <EarlyPlans {...parts} /> : <EarlyLines {...parts} rank={rank} />
  }
  const ofSchool = { ...parts, schoolId, page, onPage }
  return mode === 'plans' ? (
    <SchoolEarlyPlans {...ofSchool} />
  ) : (
    <SchoolEarlyLines {...ofSchool} rank={rank} />
  )
}

function Sources({ mode, question: { province, year } }: { mode: Mode; question: EarlyQuestion }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted-foreground">
        提前批数据来自各省教育考试院、院校官网和第三方，仅供参考，请以官方公布为准。
      </p>
      <TrustLine
        addressOnPaper
        source={`${province}教育考试院 ${year} 年提前批${mode === 'plans' ? '招生计划' : '录取数据'}`}
      />
    </div>
  )
}
