import { useMemo } from 'react'
import type { ProvinceRule } from '~/contracts/province-rules'
import type { MajorScoreLineGroup, SchoolScoreLine } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { CategoryNote } from '~/entities/province/category-note'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { JointLine } from '~/entities/school/joint-line'
import { majorLineCalls } from '~/entities/school/major-lines.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { batchOf, lineKind, schoolLines } from '~/rules/filing/school-lines'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { RetryButton } from '~/shared/answer/retry-button'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { useRetry } from '~/shared/answer/use-retry'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { settings } from '~/shared/lib/browser/settings'
import { knownCount, pointsText } from '~/shared/lib/text/format'
import { Earlier } from '~/shared/ui/earlier'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { OnViewPart } from '~/shared/ui/on-view-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { AdmissionTable } from './admission-table'
import { commonWords } from './common-words'
import { yearsBeside } from './comparable-years'
import { LineStates, PendingAdmission } from './line-states'
import { useLineGroups } from './use-admission'
import type { LinesViewProps } from './use-line-filters'

// Below the rows: its code and its calls come after them.
const loadHistory = idlePart(async () => (await import('./year-history')).YearHistory)

/** Lines of a school and of its majors (S2 §2): the same in the page and in the drawer. */
export function ScoreLinesView({ schoolId, ...filtered }: LinesViewProps) {
  return (
    <LineStates kind="lines" name="录取分数线" filtered={filtered}>
      {(asked) => <Lines key={schoolId} schoolId={schoolId} filtered={filtered} {...asked} />}
    </LineStates>
  )
}

interface LinesProps {
  readonly schoolId: string
  readonly question: LineQuestion
  readonly rules: readonly ProvinceRule[]
  readonly mine: MyRank | undefined
  readonly filtered: Filtered<LinesFilters>
}

/** How low the school went, the lines of its groups and majors over three years, and whose word counts. */
function Lines({ question, ...props }: LinesProps) {
  const { schoolId } = props
  const lines = useAnswer(question, (asked) => majorLineCalls.ofSchool(schoolId, asked))
  const units = useAnswer(question, (asked) => schoolCalls.linesOfYear(schoolId, asked))
  return (
    <>
      <SchoolLine question={question} units={units} rules={props.rules} />
      <CategoryNote province={question.province} />
      <States
        of={lines}
        name="专业录取分数线"
        className="mt-3"
        pending={<PendingAdmission isSumAbove />}
        isEmpty={({ records }) => records.length === 0}
        empty={({ province, year, subject }) => (
          <EmptyRegion>
            {year} 年这所院校没有在{province}录取符合条件的{subject}
            考生。可以换一个年份、批次，或少选几门选考科目。
          </EmptyRegion>
        )}
      >
        {({ records }, answered) => (
          <LineTable
            {...props}
            question={answered}
            lines={records}
            unitLines={!units.isEarlier && units.question === answered ? units.data : undefined}
          />
        )}
      </States>
    </>
  )
}

interface SchoolLineProps {
  readonly question: LineQuestion
  readonly units: ReturnType<typeof useAnswer<LineQuestion, SchoolScoreLine[]>>
  readonly rules: readonly ProvinceRule[]
}

/** The line the school is known by: the largest figure of the page. */
function SchoolLine({ question, units, rules }: SchoolLineProps) {
  const retry = useRetry(units)
  const { year, batch } = units.question ?? question
  const batches = rules.find((rule) => rule.year === year)?.batches ?? []
  const known = units.data && schoolLines(units.data, { year, batch, batches })
  if (retry.onRetry) return <RetryButton name="院校录取分数线" {...retry} onRetry={retry.onRetry} />
  if (units.isPending) return <Skeleton className="h-9 w-72 max-w-full max-md:mb-11" />
  if (!known) return null
  const { line } = known
  const { provincialControlLine: control } = line
  return (
    <Earlier when={units.isEarlier}>
      <p>
        <span className="text-2xl font-medium">{knownCount(line.lowestRank)}</span> 位
        <span className="ml-3">{pointsText(line.lowestScore)}</span>
        <span className="text-sm text-muted-foreground max-md:block max-md:min-h-10 md:ml-3">
          {year} 年{batchOf(line)}
          {lineKind(line) || '院校'}最低
          {typeof control === 'number' && `，省控线 ${control} 分`}
          {typeof control === 'number' &&
            line.lowestScore != null &&
            `，高出 ${line.lowestScore - control} 分`}
          <JointLine of={known} className="before:content-['，']" />
        </span>
      </p>
    </Earlier>
  )
}

interface LineTableProps extends LinesProps {
  readonly lines: readonly MajorScoreLineGroup[]
  readonly unitLines: readonly SchoolScoreLine[] | undefined
}

function LineTable({ schoolId, question, rules, mine, filtered, lines, unitLines }: LineTableProps) {
  const { province, year, subject } = question
  const years = useMemo(() => yearsBeside(rules, year, subject), [rules, year, subject])
  const { groups, drifts, earlier } = useLineGroups({ schoolId, question, years, lines, unitLines })
  // Own tables may lack what a line is compared with: its column is then left out.
  const hasSwings = !settings.ownData || groups.some(({ rows }) => rows.some(({ swing }) => swing))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AdmissionTable
        {...filtered}
        schoolId={schoolId}
        kind="lines"
        question={question}
        groups={groups}
        said={commonWords(lines, subject)}
        years={years}
        rank={mine}
      />
      <MissingLine of={earlier} name="往年的线" />
      {hasSwings && (
        <p className="text-xs text-muted-foreground">
          {drifts === null
            ? '没有全省各段位次的线的变化，不写比上一年难了还是易了。'
            : '比全省：和上一年比，扣掉全省这一段位次的线一起动的部分（中位数），难了还是易了；不到 3% 写平，超过 15% 且差 3 分以上标“波动”，连续三年一难一易是大小年。不到 30 人的不算。'}
        </p>
      )}
      <OnViewPart
        name="历年最低位次"
        load={loadHistory}
        pending={<Skeleton of="rows" className="mt-6 h-80" />}
        props={{ schoolId, question, rules }}
      />
      <TrustLine
        addressOnPaper
        source={`${province}教育考试院 ${year} 年录取数据和招生计划，可能与院校官网公布的不一致`}
        figures={lines.flatMap(({ details }) =>
          details.map(({ majorName, source }) => ({ label: `${year} 年 ${majorName}`, source })),
        )}
      />
    </div>
  )
}
