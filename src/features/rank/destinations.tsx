import { useId, useMemo } from 'react'
import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { RankFilter, RankQuery } from '~/contracts/score-tables'
import { unreachedLine } from '~/entities/province/line-gaps'
import { useLinesOfYear } from '~/entities/province/use-lines-of-year'
import { NearBar } from '~/entities/rank/near/near-bar'
import { changeOf, NEAR_WORDS } from '~/entities/rank/near/near-chips'
import { NO_NEAR_FILTERS } from '~/entities/rank/near/near-fields'
import { chosenOf, type NearId, nearRows, rowsLeft, schoolCount } from '~/entities/rank/near/near-rows'
import { Comparing, NothingNear } from '~/entities/rank/near/nothing-near'
import { NARROWING_WORDS, unusedText } from '~/entities/rank/near/unused-text'
import { useKm } from '~/entities/rank/near/use-km'
import { windowQuestion } from '~/entities/rank/near/window-question'
import { nearLines } from '~/entities/rank/near-lines.calls'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import { unitWord } from '~/entities/school/near-columns'
import { REACHES } from '~/rules/chance/tier-name'
import { reachWindow, withinFor } from '~/rules/chance/tier-window'
import { categoryIn } from '~/rules/exam/candidate-categories'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { linesYearOf } from '~/rules/exam/years'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { currentYear } from '~/shared/lib/time/clock'
import { useStable } from '~/shared/react/use-stable'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { NearList } from './near-list'
import type { RankFilters } from './rank.address'

type ScoredQuery = RankQuery & { readonly score: number }

interface DestinationsProps extends Filtered<RankFilters> {
  readonly query: ScoredQuery
  /** The reader's rank: the lowest that the score holds. */
  readonly rank: number
  /** The best rank that the score holds. */
  readonly best: number
}

const SHAPES = { 冲: '▲', 稳: '●', 保: '■' } as const
const WITHIN = ['5', '10', '20'] as const
/** A window of ranks, or a tier in its place: never both. */
const RANGES = [
  ...WITHIN.map((value) => ({ value, label: `上下 ${value}%` })),
  ...REACHES.map((value) => ({ value, label: `${SHAPES[value]} ${value}` })),
]

interface AnyYearProps extends DestinationsProps {
  readonly offered: RankFilter['yearSubjectBatchMap'] | undefined
}

/**
 * Which schools and groups took their last candidate near a rank, in the newest year that has lines: a rank of this year
 * stands beside those of last year, around the score that held it then.
 */
export function Destinations({ offered, ...props }: AnyYearProps) {
  const { query } = props
  const year = linesYearOf(query.year, currentYear())
  if (year === query.year) return <LinesNear {...props} />
  const subject = comparableSubject(query.subject, Object.keys(offered?.[year]?.subjectBatchMap ?? {}))
  return subject === undefined ? null : <LinesBefore {...props} year={year} subject={subject} />
}

function LinesBefore({ year, subject, ...props }: DestinationsProps & { year: number; subject: string }) {
  const { query, rank } = props
  const { province } = query
  const question = useStable({ province, year, subject, rank })
  const score = useAnswer(question, rankScoreCalls.scoreOfRank)
  return (
    <States of={score} name="录取去向" pending={<Skeleton of="rows" className="h-[64rem]" />}>
      {(then) => (
        <>
          <p role="note" className="text-sm text-muted-foreground">
            {query.year} 年的录取结果还没有，先看这个位次 {year} 年录到了哪里。
          </p>
          <LinesNear {...props} query={{ ...query, year, subject, score: then.score }} />
        </>
      )}
    </States>
  )
}

function LinesNear({ query, rank, best, filters, change }: DestinationsProps) {
  const id = useId()
  const { province: home } = query
  const { within, tier, major, swing, km, sort } = filters
  const own = useStable({ rank, best })
  const window = tier && reachWindow(own, tier)
  const around = window ? withinFor(rank, window) : Number(within)
  const question = useStable(windowQuestion(query, { within: around, major, swing }))
  const answer = useAnswer(question, nearLines.all)
  const { data } = answer
  const far = useKm(home, km !== undefined || sort === 'km')
  const { lines: ofYear } = useLinesOfYear(query)
  const category = categoryIn(home, filters.category)
  const derived = useMemo(() => {
    const asked = { ...query, category }
    const isOut = ({ batch }: SameScoreDestination) => unreachedLine(ofYear, asked, batch)?.isOut === true
    return { home, own, kmOf: far.kmOf, isOut }
  }, [home, own, far.kmOf, query, category, ofYear])
  const rows = useMemo(() => nearRows(data?.lines ?? [], derived), [data, derived])
  const chosen = useStable(chosenOf(filters))
  const left = useMemo(() => rowsLeft(rows, chosen), [rows, chosen])
  const { year, province } = answer.question ?? question
  const unit = unitWord(data?.lines ?? [])
  const unusedWords = [
    ...left.unused.map((name) => NEAR_WORDS[name]),
    ...(data?.unused ?? []).map((name) => NARROWING_WORDS[name]),
  ]
  // What an earlier answer does not tell may stand in the next.
  const unused = answer.isEarlier || far.answer.isFetching ? undefined : unusedText(unusedWords)
  const narrow: typeof change = (next, ...how) => change({ ...next, more: undefined }, ...how)
  const chooseRange = (value: string) => {
    const reach = REACHES.find((known) => known === value)
    narrow({ tier: reach, within: WITHIN.find((known) => known === value) })
  }
  const by = {
    major,
    onChoose: (name: NearId, values: readonly string[]) => narrow(changeOf(name, values)),
    onMajor: (words: string | undefined) => narrow({ major: words }),
    onClear: () => narrow(NO_NEAR_FILTERS),
  }
  // Rows that stay from before do not tell what is now asked of them.
  const isComparing =
    (answer.isEarlier && left.unused.includes('swing')) || (km !== undefined && far.answer.isFetching)
  const isCounted = data?.total !== undefined
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-medium">
        {year} 年，这个位次录到了哪里
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {year} 年最后一名录取者排在 {formatCount(rank)} 位附近的{unit}。只是往年结果，不是预测。
      </p>
      <div className="mt-3">
        <NearBar
          rows={rows}
          isCounted={isCounted}
          chosen={chosen}
          {...by}
          home={home}
          range={{ label: '位次范围', value: tier ?? within, options: RANGES, onChange: chooseRange }}
          // Only a server that looks for majors, or names them, can be asked.
          hasMajors={!data || data.isPaged || data.lines.some(({ majorName }) => majorName)}
          done={data && `查看 ${formatCount(left.found.length)} 个${unit}`}
          km={far}
        />
      </div>
      <MissingLine of={[far.answer]} name="城市之间的距离" />
      {unused && (
        <p role="note" className="mt-2 text-sm">
          {unused}
        </p>
      )}
      <States
        of={answer}
        name="录取去向"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-[56rem]" />}
      >
        {(known, asked) =>
          isComparing ? (
            <Comparing />
          ) : left.found.length === 0 ? (
            <NothingNear
              {...left}
              rows={rows}
              {...by}
              unit={unit}
              wider={{
                question: asked,
                countOf: (lines) => rowsLeft(nearRows(lines, derived), chosen).found.length,
                onWiden: () => chooseRange('20'),
              }}
            />
          ) : (
            <NearList
              rows={left.found}
              said={
                isCounted
                  ? `找到 ${formatCount(left.found.length)} 个${unit}，${formatCount(schoolCount(left.found))} 所学校`
                  : `最近的 ${formatCount(known.lines.length)} 个${unit}，其余没有列出；符合的 ${formatCount(left.found.length)} 个`
              }
              query={query}
              own={own}
              category={category}
              hasSwings={swing !== undefined}
              sort={sort}
              more={filters.more ?? 0}
              change={change}
            />
          )
        }
      </States>
      <TrustLine brief className="mt-3" source={`${province}教育考试院 ${year} 年录取数据`} />
    </section>
  )
}
