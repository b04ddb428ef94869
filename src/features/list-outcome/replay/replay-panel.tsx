import { useMemo, useState } from 'react'
import type { ListFilters } from '~/entities/application-list/list.address'
import { YearStrip } from '~/entities/application-list/years/year-strip'
import type { ApplicationList } from '~/rules/check-up/list-input'
import { judgedList, tierOfRow } from '~/rules/check-up/list-model'
import { yearReplays } from '~/rules/check-up/replayed'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { Replay } from '~/rules/list/replay'
import { sampledYears, yearEnds } from '~/rules/list/simulation/sampled-years'
import { simulationOf } from '~/rules/list/simulation/simulated-row'
import { SIMULATED_YEARS } from '~/rules/list/simulation/simulated-years'
import type { Filtered } from '~/shared/address/address'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import { RankSlider } from './rank-slider'
import { ReplaySteps } from './replay-steps'
import { adjustText, outcomeText, type Replayed, rankText } from './replay-words'
import { YearButtons } from './year-buttons'

type ReplayFilters = Pick<ListFilters, 'replay' | 'replayYear' | 'replayRank'>

export interface ReplayPanelProps extends Filtered<ReplayFilters> {
  readonly list: ApplicationList
  readonly form: ApplicationForm
}

/** 投档回放: how the file of a rank would have gone down the list with the lines of an earlier year. */
export function ReplayPanel({ list, form, filters, change }: ReplayPanelProps) {
  const judged = useMemo(() => judgedList(list), [list])
  const own = list.student.rank
  const { replayYear, replayRank: rank = own } = filters
  const years = judged ? yearReplays(judged, rank) : []
  const chosen = years.find(({ year }) => year === replayYear) ?? years[0]
  if (!chosen || !judged) {
    return <p className="mt-2 text-sm text-muted-foreground">表里的志愿都没有往年投档线，不能回放。</p>
  }
  const { year, rows, file } = chosen
  const replayed: Replayed = {
    list,
    rows,
    rank,
    rankThen: chosen.rank,
    year,
    adjustment: form.adjustment,
  }
  return (
    <div className="mt-2">
      <p className="max-w-reading text-sm text-muted-foreground">
        {form.parallel
          ? '平行志愿：按你的位次轮到你时，从第 1 个志愿往下看，投到第一个还有名额的。'
          : '顺序志愿：第 1 个志愿先投，后面的志愿只有还没满才轮得到。'}
        这里用往年的投档线照着走一遍，今年的线会变。
        {form.parallel && year === list.year - 1 && (
          <>
            冲、稳、保大体上是按 {year} 年的线划的，用它重放，“冲”几乎都投不中；检查里的“一半的年份录在”看的是{' '}
            {formatCount(SIMULATED_YEARS)} 个可能的年份，会更靠前。
          </>
        )}
      </p>
      <div className="mt-3 max-w-md">
        <RankSlider
          own={own}
          rank={rank}
          onRank={(next) => change({ replayRank: next === own ? undefined : next }, 'settle')}
        />
      </div>
      <YearButtons years={years} chosen={year} onChoose={(next) => change({ replayYear: next })} />
      <Outcome key={year} file={file} replayed={replayed} />
      {form.parallel && <PossibleYears judged={judged} rank={rank} />}
    </div>
  )
}

/** Beside what has been, what may come: some of the simulated years. */
function PossibleYears({
  judged,
  rank,
}: {
  judged: NonNullable<ReturnType<typeof judgedList>>
  rank: number
}) {
  const { frame, rows } = judged
  const ends = useMemo(() => {
    const simulated = rows.map((row) => row.simulated)
    const sampled = sampledYears(rank, simulated, simulationOf(frame))
    return yearEnds(sampled.barred, sampled.rows)
  }, [frame, rows, rank])
  return (
    <section aria-label="可能的年份" className="mt-6">
      <h3 className="font-medium">可能的 {ends.length} 个年份</h3>
      <div className="mt-2">
        <YearStrip ends={ends} rows={rows.map(({ row }) => row)} tiers={rows.map(tierOfRow)} />
      </div>
    </section>
  )
}

/** The outcome at once, or row by row for who wants to see how it comes about. */
function Outcome({ file, replayed }: { file: Replay; replayed: Replayed }) {
  const [shown, setShown] = useState<number>()
  const last = file.row ?? file.steps.length - 1
  const isWhole = shown === undefined || shown > last
  const adjust = adjustText(file, replayed)
  return (
    <>
      <div aria-live="polite" className="mt-4 rounded bg-primary-soft px-4 py-3">
        {isWhole ? (
          <>
            <p className="text-lg font-medium">{outcomeText(file, replayed)}</p>
            {adjust && <p className="mt-1 text-sm">{adjust}</p>}
          </>
        ) : (
          <p>
            轮到 {rankText(replayed)}，看过 {shown} 个志愿，还没有投出去。
          </p>
        )}
      </div>
      <div className="print-hidden mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => setShown(isWhole ? 0 : shown + 1)}>
          {isWhole ? '从头一行一行看' : `看第 ${shown + 1} 个志愿`}
        </Button>
        {!isWhole && (
          <Button variant="ghost" size="sm" onClick={() => setShown(undefined)}>
            直接看结果
          </Button>
        )}
      </div>
      <ReplaySteps steps={isWhole ? file.steps : file.steps.slice(0, shown)} replayed={replayed} />
    </>
  )
}
