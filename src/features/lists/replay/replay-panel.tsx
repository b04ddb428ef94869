import { useMemo, useState } from 'react'
import type { ApplicationList } from '~/rules/check-up/list-input'
import { frameOfList, judgeRow } from '~/rules/check-up/list-model'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { type Replay, replay } from '~/rules/list/replay'
import { rankInYear, replayRows, replayYears } from '~/rules/list/replay-rows'
import { SIMULATED_YEARS } from '~/rules/list/simulation/simulated-years'
import { FilterSelect } from '~/shared/filters/filter-select'
import { Button } from '~/shared/ui/button'
import { RankSlider } from './rank-slider'
import { ReplaySteps } from './replay-steps'
import { adjustText, outcomeText, type Replayed, rankText } from './replay-words'

export interface ReplayPanelProps {
  readonly list: ApplicationList
  readonly form: ApplicationForm
}

/** 投档回放: how the file of a rank would have gone down the list with the lines of an earlier year. */
export function ReplayPanel({ list, form }: ReplayPanelProps) {
  const years = replayYears(list.rows, list.year)
  const judged = useMemo(() => judgedList(list), [list])
  const [wanted, setYear] = useState<number>()
  const [rank, setRank] = useState(list.student.rank)
  const year = wanted !== undefined && years.includes(wanted) ? wanted : years[0]
  if (year === undefined || !judged) {
    return <p className="mt-2 text-sm text-muted-foreground">表里的志愿都没有往年投档线，不能回放。</p>
  }
  const { frame } = judged
  const rows = replayRows(frame, judged.rows, year)
  const rankThen = rankInYear(frame, rank, year)
  const replayed: Replayed = { list, rows, rank, rankThen, year, adjustment: form.adjustment }
  return (
    <div className="mt-2">
      <p className="max-w-reading text-sm text-muted-foreground">
        {form.parallel
          ? '平行志愿：按你的位次轮到你时，从第 1 个志愿往下看，投到第一个还有名额的。'
          : '顺序志愿：第 1 个志愿先投，后面的志愿只有还没满才轮得到。'}
        这里用往年的投档线照着走一遍，今年的线会变。
        {form.parallel && year === list.year - 1 && (
          <>
            冲、稳、保大体上是按 {year} 年的线划的，用它重放，「冲」几乎都投不中；体检的「多半停在」看的是{' '}
            {SIMULATED_YEARS.toLocaleString('zh-CN')} 个可能的年份，会更靠前。
          </>
        )}
      </p>
      <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[10rem_minmax(0,28rem)]">
        <FilterSelect
          label="用哪一年的线"
          value={String(year)}
          options={years.map((past) => ({ value: String(past), label: `${past} 年` }))}
          onChange={(next) => setYear(Number(next))}
        />
        <RankSlider own={list.student.rank} rank={rank} onRank={setRank} />
      </div>
      <Outcome file={replay(rankThen, rows, form.parallel)} replayed={replayed} />
    </div>
  )
}

/** The rows of a list as they are judged; undefined for a province without rules. */
function judgedList(list: ApplicationList) {
  const frame = frameOfList(list)
  return (
    frame && { frame, rows: list.rows.map((row, index) => ({ row, judged: judgeRow(frame, list, index) })) }
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
