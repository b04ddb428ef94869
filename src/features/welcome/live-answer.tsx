import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { controlLineCalls } from '~/entities/province/control-lines.calls'
import { gapSentences } from '~/entities/province/line-gaps'
import { byNearness } from '~/entities/rank/by-nearness'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import { rankedScore } from '~/rules/exam/ranked-score'
import { linesYearOf } from '~/rules/exam/years'
import { MissingLine } from '~/shared/answer/missing-line'
import { PendingFace } from '~/shared/answer/pending-face'
import { RetryButton } from '~/shared/answer/retry-button'
import { currentYear } from '~/shared/lib/clock'
import { formatRankInterval } from '~/shared/lib/format'
import { type ScoreQuestion, welcomeCalls } from './welcome.calls'

const MOST_NAMED = 3

/** Where a score stands, while it is typed: its rank, and the three questions that follow from it. */
export function LiveAnswer(question: ScoreQuestion) {
  const { province, year, subject, score } = question
  const segment = useQuery(welcomeCalls.segment(question))
  const ranked = rankedScore(segment.data)
  const isRanked = ranked !== undefined
  // Nobody has been admitted with a rank of this year: the lines are those around the score that held it before.
  const linesYear = linesYearOf(year, currentYear())
  const isOwnYear = linesYear === year
  const rankThen = { province, year: linesYear, subject, rank: ranked?.lowestRank ?? 1 }
  const then = useQuery({ ...rankScoreCalls.scoreOfRank(rankThen), enabled: isRanked && !isOwnYear })
  const scoreThen = isOwnYear ? score : then.data?.score
  const asked = { ...question, year: linesYear, score: scoreThen ?? score }
  const near = useQuery({
    ...welcomeCalls.destinations(asked),
    enabled: isRanked && scoreThen !== undefined,
  })
  const lines = useQuery({ ...controlLineCalls.byProvince(province), enabled: isRanked })
  if (segment.isPending)
    return (
      <PendingFace name="位次">
        <p className="text-sm text-muted-foreground">正在查 {score} 分的位次…</p>
      </PendingFace>
    )
  if (segment.isError) return <RetryButton name="位次" onRetry={segment.refetch} error={segment.error} />
  if (!ranked)
    return (
      <p className="text-sm text-muted-foreground">
        {year} 年没有 {score} 分对应的位次，换个分数再试。
      </p>
    )
  const nearest = byNearness(near.data?.destinations ?? [], ranked.lowestRank)
  const names = [...new Set(nearest.map(({ schoolName }) => schoolName))].slice(0, MOST_NAMED)
  const drawn = lines.data?.find((known) => known.year === year)?.batchLines ?? []
  const gaps = gapSentences(drawn, { subject }, score).join('；')
  const rank = linkOptions({ to: '/weici', search: { ...question } })
  return (
    <>
      <p className="text-sm text-muted-foreground">
        {province} {year} 年{subject} {score} 分{ranked.sample && '（示例）'}
      </p>
      <p className="text-xl font-medium text-primary">
        第 {formatRankInterval(ranked.highestRank, ranked.lowestRank)} 位
      </p>
      <ul className="mt-2">
        <Door
          to={{ ...rank, hash: 'destinations' }}
          note={names.length > 0 && `有${names.join('、')}等，不是预测`}
        >
          {linesYear} 年，这个位次录到了哪里
        </Door>
        <Door to={{ ...rank, hash: 'equivalents' }}>这个位次往年是多少分</Door>
        <Door to={linkOptions({ to: '/pici', search: { province } })}>{gaps || '各批次的控制线'}</Door>
      </ul>
      <MissingLine of={[near]} name="去向" />
      <MissingLine of={[lines]} name="控制线" />
    </>
  )
}

interface DoorProps {
  readonly to: LinkProps
  readonly note?: ReactNode
  readonly children: ReactNode
}

function Door({ to, note, children }: DoorProps) {
  return (
    <li className="border-t">
      <Link
        {...to}
        preload={false}
        className="group flex min-h-11 items-center gap-2 py-1.5 text-sm text-primary"
      >
        <span className="min-w-0 flex-1">
          <span className="group-hover:underline">{children}</span>
          {note && <span className="block text-xs text-pretty text-muted-foreground">{note}</span>}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0" />
      </Link>
    </li>
  )
}
