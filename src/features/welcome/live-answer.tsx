import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { gapSentences } from '~/entities/province/line-gaps'
import { ProvinceRuler } from '~/entities/rank/ruler/province-ruler'
import { rulerCalls } from '~/entities/rank/ruler/ruler.calls'
import { type ScoreQuestion, scoreTableCalls, type TableQuestion } from '~/entities/rank/score-table.calls'
import { shareText } from '~/entities/rank/share-text'
import { linesYearOf } from '~/rules/exam/years'
import { MissingLine } from '~/shared/answer/missing-line'
import { PendingState } from '~/shared/answer/pending-state'
import { RetryButton } from '~/shared/answer/retry-button'
import { formatRankInterval } from '~/shared/lib/text/format'
import { currentYear } from '~/shared/lib/time/clock'
import { useRanked } from './use-ranked'

interface LiveAnswerProps {
  readonly table: TableQuestion
  /** What is asked; undefined while there is no score. */
  readonly question: ScoreQuestion | undefined
}

/** Where a score stands while it is typed: its rank in words, and on the ruler of the province. */
export function LiveAnswer({ table, question }: LiveAnswerProps) {
  // Before a score and after it, one ruler is asked for: what is on its way is not given up in between.
  useQuery(rulerCalls.lines({ ...table, year: linesYearOf(table.year, currentYear()) }))
  return (
    <>
      <div aria-live="polite" className="min-h-24 md:min-h-20">
        {question ? (
          <Rank {...question} />
        ) : (
          <p className="text-sm text-pretty text-muted-foreground">
            同样的分数，每年的位次不一样；录取看的是位次。填上分数，就看到位次区间、往年相当于多少分，和这个位次去年录到了哪里。
          </p>
        )}
      </div>
      {question ? <OwnRuler {...question} /> : <ProvinceRuler table={table} />}
    </>
  )
}

function Rank(question: ScoreQuestion) {
  const { province, year, subject, score } = question
  const { segment, ranked, then } = useRanked(question)
  const isRanked = ranked !== undefined
  const lines = useQuery({ ...controlLineCalls.byProvince(province), enabled: isRanked })
  const rows = useQuery({ ...scoreTableCalls.table({ province, year, subject }), enabled: isRanked })
  const before = useQuery({ ...scoreTableCalls.equivalents(question), enabled: isRanked })
  if (segment.isPending)
    return (
      <PendingState name="位次">
        <p className="text-sm text-muted-foreground">正在查 {score} 分的位次…</p>
      </PendingState>
    )
  if (segment.isError) return <RetryButton name="位次" onRetry={segment.refetch} error={segment.error} />
  if (!ranked)
    return (
      <p className="text-sm text-muted-foreground">
        {year} 年没有 {score} 分对应的位次，换个分数再试。
      </p>
    )
  const drawn = lines.data?.find((known) => known.year === year)?.batchLines ?? []
  const gaps = gapSentences(drawn, { subject }, score).join('；')
  const share = rows.data && shareText(rows.data, ranked.lowestRank)
  const last = before.data?.toSorted((a, b) => b.year - a.year)[0]
  const rank = linkOptions({ to: '/weici', search: { ...question } })
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <p>
        <span className="sr-only">
          {province}
          {subject} {score} 分，
        </span>
        <span className="text-xl font-medium tracking-tight md:text-2xl">
          第 {formatRankInterval(ranked.highestRank, ranked.lowestRank)} 位
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
        <span>
          {year} 年一分一段{ranked.sample && '，示例'}
        </span>
        {share && <span>全省{share}</span>}
        {gaps && (
          <Link to="/pici" search={{ province }} className="text-primary hover:underline">
            {gaps}
          </Link>
        )}
        {last && (
          <Link {...rank} hash="equivalents" preload={false} className="text-primary hover:underline">
            {last.year} 年同位次 {last.historicalEquivalentScore} 分
          </Link>
        )}
      </p>
      <MissingLine of={[lines]} name="控制线" />
      <MissingLine of={[before]} name="等位分" />
      <MissingLine of={[rows]} name="全省位次" />
      <MissingLine of={[then]} name="去年的分数" />
    </div>
  )
}

function OwnRuler(question: ScoreQuestion) {
  const { ranked } = useRanked(question)
  const own = ranked && { rank: ranked.lowestRank, best: ranked.highestRank }
  return (
    <div className="mt-2">
      <ProvinceRuler table={question} own={own} />
    </div>
  )
}
