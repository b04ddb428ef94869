import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { EXAM_TYPES } from '~/contracts/reference'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import { tableYear } from '~/entities/rank/score-origin'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import type { ReadingTable } from '~/entities/score-record/reading-table'
import { tableYearText } from '~/entities/score-record/score-record-text'
import { useReadingTable } from '~/entities/score-record/use-reading-table'
import { rankedScore } from '~/rules/exam/ranked-score'
import { range } from '~/shared/address/fields'
import { MissingLine } from '~/shared/answer/missing-line'
import { readNumber } from '~/shared/form/typed-number'
import { type Form, setField } from '~/shared/form/use-form'
import { formatCount, formatRankInterval } from '~/shared/lib/text/format'
import { currentYear } from '~/shared/lib/time/clock'
import { Button } from '~/shared/ui/button'
import { type ScoreDraft, subjectOf, totalOf } from './score-draft'

interface RankHintsProps {
  readonly form: Form<ScoreDraft>
  readonly draft: ScoreDraft
}

/** Reads the score table both ways: the rank of the typed score, or the score of the typed rank. */
export function RankHints({ form, draft }: RankHintsProps) {
  const { province, year } = draft
  const examType = EXAM_TYPES.find(({ label }) => label === draft.examType)?.id ?? 1
  // A mock exam is read on the table before, also when that of its year is out.
  const read = tableYear({ examType, year: Number(year), score: 0 }, currentYear())
  const reading = useReadingTable(province, read, subjectOf(draft))
  const { table } = reading
  if (!table) return <MissingLine of={[reading]} name="一分一段" />
  const otherYear = tableYearText({ examType, province, year: Number(year) }, table)
  return (
    <div className="grid gap-1 text-sm text-muted-foreground" aria-live="polite">
      {draft.score.trim() === '' ? (
        <ScoreOfRank form={form} draft={draft} table={table} />
      ) : (
        <RankOfScore form={form} draft={draft} table={table} />
      )}
      {otherYear && <p>{otherYear}。</p>}
    </div>
  )
}

interface HintProps extends RankHintsProps {
  readonly table: ReadingTable
}

function RankOfScore({ form, draft, table }: HintProps) {
  const score = useDeferredValue(totalOf(draft))
  const answer = useQuery({
    ...scoreTableCalls.segment({ ...table, province: draft.province, score: score ?? 0 }),
    enabled: score !== undefined,
  })
  const { data } = answer
  if (score === undefined || !data) return <MissingLine of={[answer]} name="位次" />
  const ranked = rankedScore(data)
  if (!ranked)
    return (
      <p>
        {table.year} 年的表里没有 {score} 分的位次，请直接填位次。
      </p>
    )
  const { highestRank, lowestRank, suggestedRank = lowestRank, sample } = ranked
  return (
    <p>
      {score} 分在{draft.province} {table.year} 年{table.subject}
      {sample && '（示例）'}是第 {formatRankInterval(highestRank, lowestRank)} 位
      {readNumber(draft.rank, range.rank).number === suggestedRank ? (
        '，已填上。'
      ) : (
        <>
          {'，'}
          <Button variant="link" size="inline" onClick={() => setField(form, 'rank', String(suggestedRank))}>
            填上 {formatCount(suggestedRank)}
          </Button>
          {draft.rank === '' && '；不填就按这个位次算。'}
        </>
      )}
    </p>
  )
}

function ScoreOfRank({ form, draft, table }: HintProps) {
  const rank = useDeferredValue(readNumber(draft.rank, range.rank).number)
  const answer = useQuery({
    ...rankScoreCalls.scoreOfRank({ ...table, province: draft.province, rank: rank ?? 1 }),
    enabled: rank !== undefined,
  })
  const { data } = answer
  if (rank === undefined || !data) return <MissingLine of={[answer]} name="分数" />
  return (
    <p>
      第 {formatCount(rank)} 位在{draft.province} {table.year} 年{table.subject}约 {data.score} 分，
      <Button variant="link" size="inline" onClick={() => setField(form, 'score', String(data.score))}>
        填上 {data.score}
      </Button>
    </p>
  )
}
