import { useMemo } from 'react'
import type { MajorPlanGroup } from '~/contracts/admission-plan'
import type { ProvinceRule } from '~/contracts/province-rules'
import type { LineQuestion } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { planCalls } from '~/entities/admission/plan.calls'
import { majorCountOf, placesOf, planChangeText } from '~/entities/admission/plan-change'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { newestPlanYear } from '~/rules/exam/years'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { now } from '~/shared/lib/time/clock'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { TrustLine } from '~/shared/ui/trust-line'
import { AdmissionTable } from './admission-table'
import { commonWords } from './common-words'
import { yearsBeside } from './comparable-years'
import { LineStates, PendingAdmission } from './line-states'
import { planNews } from './shown-groups'
import { usePlanGroups } from './use-admission'
import type { LinesViewProps } from './use-line-filters'

/** How many places a school offers, and how low it went in the years before: the same in the page and in the drawer. */
export function AdmissionPlanView({ schoolId, ...filtered }: LinesViewProps) {
  return (
    <LineStates kind="plans" name="招生计划" filtered={filtered}>
      {(asked) => <Plans key={schoolId} schoolId={schoolId} filtered={filtered} {...asked} />}
    </LineStates>
  )
}

interface PlansProps {
  readonly schoolId: string
  readonly question: LineQuestion
  readonly rules: readonly ProvinceRule[]
  readonly mine: MyRank | undefined
  readonly filtered: Filtered<LinesFilters>
}

function Plans({ question, ...props }: PlansProps) {
  const plans = useAnswer(question, (asked) => planCalls.ofMajors(props.schoolId, asked))
  return (
    <States
      of={plans}
      name="招生计划"
      pending={<PendingAdmission />}
      isEmpty={({ records }) => records.length === 0}
      empty={({ province, year, subject }) => (
        <EmptyRegion>
          {year} 年这所院校没有在{province}招收符合条件的{subject}考生。可以换一个年份、科类或批次。
        </EmptyRegion>
      )}
    >
      {({ records }, answered) => <PlanTable {...props} question={answered} plans={records} />}
    </States>
  )
}

interface PlanTableProps extends PlansProps {
  readonly plans: readonly MajorPlanGroup[]
}

/** The plan of one year: how many places in all, its groups, and the lines of the years before. */
function PlanTable({ schoolId, question, rules, mine, filtered, plans }: PlanTableProps) {
  const { province, year, subject } = question
  const years = useMemo(() => yearsBeside(rules, year, subject), [rules, year, subject])
  const { groups, stopped, plansBefore, earlier } = usePlanGroups({ schoolId, question, years, plans })
  const places = placesOf(plans)
  const difference = planChangeText(places, plansBefore && placesOf(plansBefore), year - 1)
  const newest = newestPlanYear(now())
  const news = planNews(stopped ? [...groups, stopped] : groups)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {year !== newest && (
        <p className="flex flex-wrap items-center gap-x-4 rounded bg-muted px-4 text-sm md:py-2">
          正在看 {year} 年的计划
          <button
            type="button"
            className="print-hidden min-h-11 text-primary underline underline-offset-4 md:min-h-6"
            onClick={() => filtered.change({ year: newest, group: undefined })}
          >
            看 {newest} 年
          </button>
        </p>
      )}
      <p>
        <span className="text-2xl font-medium">{formatCount(places)}</span> 人
        <span className="text-sm text-muted-foreground max-md:block max-md:min-h-10 md:ml-3">
          {year} 年在{province}招收{subject}考生，共 {majorCountOf(plans)} 个专业
          {difference && `，${difference}`}
          {difference && news && `：${newsText(news)}`}
        </span>
      </p>
      <AdmissionTable
        {...filtered}
        schoolId={schoolId}
        kind="plans"
        question={question}
        groups={groups}
        stopped={stopped}
        said={commonWords(plans, subject)}
        years={years}
        rank={mine}
      />
      <MissingLine of={earlier} name="往年的线和计划" />
      <TrustLine
        addressOnPaper
        source={`${province}教育考试院 ${year} 年招生计划和往年录取数据`}
        figures={plans.flatMap(({ details }) =>
          details.map(({ majorName, source }) => ({ label: `${year} 年计划 ${majorName}`, source })),
        )}
      />
    </div>
  )
}

/** 12 个专业多、9 个少、0 新增, and how many have stopped, or moved to another group. */
function newsText({ more, fewer, 新增, 停招, 换组 }: NonNullable<ReturnType<typeof planNews>>): string {
  const rest = [停招 > 0 && `${停招} 停招`, 换组 > 0 && `${换组} 换组`].filter(Boolean)
  return [`${more} 个专业多`, `${fewer} 个少`, `${新增} 新增`, ...rest].join('、')
}
