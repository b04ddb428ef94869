import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RankedScore, RankQuery } from '~/contracts/score-tables'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import { shareText } from '~/entities/rank/share-text'
import type { Category } from '~/rules/exam/candidate-categories'
import { MissingLine } from '~/shared/answer/missing-line'
import { formatCount, formatRankInterval } from '~/shared/lib/text/format'
import { Figure, FigureStrip } from '~/shared/ui/figure-strip'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { CompetitionMark } from './competition-mark'
import { LineGaps, ReachedBatch } from './rank-context'
import { ResultActions } from './result-actions'
import { candidatesOf, rankNote } from './result-text'
import { ScoreSteps } from './score-steps'

interface ScoreAnswerProps {
  readonly category: Category | undefined
  readonly segment: RankedScore
  readonly query: RankQuery & { score: number }
  readonly batches: readonly string[] | undefined
  readonly onBatch: (batch: string) => void
  readonly onScore: (score: number) => void
}

/** The rank of a score and what it means: who shares it, which share is ahead, the lines, and what some points change. */
export function ScoreAnswer({ category, segment, query, batches, onBatch, onScore }: ScoreAnswerProps) {
  const { highestRank, lowestRank, sameScoreCount, suggestedRank, competitionLevel, scorePrompt } = segment
  const { province, year, subject, score } = query
  // What a rank means is told by all of the province, without a batch.
  const whole = useMemo(() => ({ province, year, subject }), [province, year, subject])
  const table = useQuery(scoreTableCalls.table(whole))
  const share = shareText(table.data ?? [], lowestRank)
  return (
    <div>
      <div aria-live="polite">
        <h2 className="text-sm font-normal text-muted-foreground">
          {province} {year} 年{subject} {score} 分的位次区间
        </h2>
        <p className="text-2xl font-medium tracking-tight">{formatRankInterval(highestRank, lowestRank)}</p>
        {scorePrompt && <p className="mt-1 text-sm">{scorePrompt}</p>}
      </div>
      <ReachedBatch query={query} category={category} batches={batches} onBatch={onBatch} />
      <div className="mt-4">
        <FigureStrip>
          {sameScoreCount !== undefined && (
            <Figure term="同分人数" value={`${formatCount(sameScoreCount)} 人`} />
          )}
          {suggestedRank !== undefined && (
            <Figure term="建议位次" value={formatCount(suggestedRank)} note="按同分的最后一名算" />
          )}
          {competitionLevel && (
            <Figure term="竞争程度" value={<CompetitionMark level={competitionLevel} />} />
          )}
          {(share !== undefined || table.isPending) && (
            <Figure
              term={`全省${candidatesOf(subject)}`}
              value={share ?? <Skeleton className="my-0.5 h-6 w-20" />}
            />
          )}
        </FigureStrip>
      </div>
      <LineGaps query={query} category={category} />
      <ScoreSteps score={score} rows={table.data ?? []} onScore={onScore} />
      <MissingLine of={[table]} name="全省位次" />
      <ResultActions query={query} category={category} segment={segment} batches={batches} />
      <p className="mt-4 text-xs text-pretty text-muted-foreground">{rankNote(year, segment.sample)}</p>
      <TrustLine
        brief
        source={`${province} ${year} 年一分一段表`}
        evidence={segment.sample ? 'modelled' : 'real'}
        figures={[{ label: `${score} 分`, source: segment.source }]}
      />
    </div>
  )
}
