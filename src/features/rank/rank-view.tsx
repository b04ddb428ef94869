import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { tryFetch } from '~/shared/api/query'
import { notify } from '~/shared/lib/browser/notify'
import { formatCount } from '~/shared/lib/text/format'
import { currentYear } from '~/shared/lib/time/clock'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { FIGURES, PendingFigures } from './pending'
import type { RankFilters } from './rank.address'
import { RankControls } from './rank-controls'
import { RankFigures } from './rank-figures'
import { missingYear, withYear } from './rank-filters'
import { useRankChoices } from './use-rank-choices'

interface RankViewProps extends Filtered<RankFilters> {
  readonly className?: string
}

/** The rank page without its heading: the same in the page and in the drawer. */
export function RankView({ filters, change, className }: RankViewProps) {
  const { province, exams, offered, choices, score, category } = useRankChoices({ filters, change })
  const [repeated, setRepeated] = useState(0)
  // Another score has other lines near it.
  const ask: typeof change = (next, ...how) => change({ ...next, more: undefined }, ...how)
  const search = (value: number | undefined) => {
    // The same question again: asks again where the answer failed, and warns again where there was none.
    if (value === score && value !== undefined) setRepeated(repeated + 1)
    else ask({ score: value })
  }
  const client = useQueryClient()
  const searchRank = async (rank: number) => {
    const { question } = choices ?? {}
    if (!question) return
    const { province: of, year, subject } = question
    const held = await tryFetch(client, rankScoreCalls.scoreOfRank({ province: of, year, subject, rank }))
    if (held) search(held.score)
    else notify.warning(`${year} 年${subject}的表里没有第 ${formatCount(rank)} 名`)
  }
  return (
    <div className={className}>
      <RankControls
        province={province}
        choices={exams.isError ? undefined : choices}
        score={score}
        category={category}
        onCategory={(chosen) => ask({ category: chosen })}
        onProvince={(name) => ask({ province: name, category: undefined })}
        onYear={(year) => offered && ask(withYear(year, offered, choices?.question))}
        onSubject={(subject) => ask({ subject, batch: undefined })}
        onBatch={(batch) => ask({ batch })}
        onScore={search}
        onRank={(rank) => void searchRank(rank)}
      />
      <States
        of={exams}
        name="位次数据"
        className={FIGURES}
        // A key of its own: nothing of the page without a score moves when there turns out to be one.
        pending={<PendingFigures key={String(score !== undefined)} scored={score !== undefined} />}
        isEmpty={() => choices !== undefined && choices.question === undefined}
        empty={(name) => <EmptyRegion>暂无{name}的位次数据。可以换一个省份。</EmptyRegion>}
      >
        {({ yearSubjectBatchMap }) =>
          choices?.question && (
            <>
              <MissingYear years={choices.years} shown={choices.question.year} thisYear={currentYear()} />
              <RankFigures
                query={choices.question}
                score={score}
                repeated={repeated}
                offered={yearSubjectBatchMap}
                filters={filters}
                change={change}
              />
            </>
          )
        }
      </States>
    </div>
  )
}

/** Says that the newest year that has data stands in for last year. */
function MissingYear(props: { years: readonly number[]; shown: number; thisYear: number }) {
  const missing = missingYear(props.years, props.shown, props.thisYear)
  if (missing === undefined) return null
  return (
    <p role="note" className="rounded bg-muted px-4 py-3 text-sm">
      还没有 {missing} 年的数据，下面是最新的 {props.shown} 年。
    </p>
  )
}
