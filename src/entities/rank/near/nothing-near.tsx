import type { SameScoreDestination } from '~/contracts/score-lookups'
import { PendingState } from '~/shared/answer/pending-state'
import { useAnswer } from '~/shared/answer/use-answer'
import { type Chosen, mostTaking, type RowFilter } from '~/shared/filters/narrowed'
import { formatCount } from '~/shared/lib/text/format'
import { useStable } from '~/shared/react/use-stable'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import type { NearQuestion } from '../near-call'
import { nearLines } from '../near-lines.calls'
import { looserOf, NEAR_WORDS, saidOf } from './near-chips'
import type { NearId, NearRow } from './near-rows'

interface NothingNearProps {
  /** All lines that are known, before any filter. */
  readonly rows: readonly NearRow[]
  readonly usable: readonly RowFilter<NearRow, NearId>[]
  readonly chosen: Chosen<NearId>
  readonly major: string | undefined
  /** 专业组. */
  readonly unit: string
  readonly onChoose: (id: NearId, values: readonly string[]) => void
  readonly onMajor: (words: string | undefined) => void
  readonly onClear: () => void
  /** More ranks that can be looked at. */
  readonly wider?: WiderProps
}

interface WiderProps {
  readonly question: NearQuestion
  /** How many of other lines the filters would leave. */
  readonly countOf: (lines: readonly SameScoreDestination[]) => number
  readonly onWiden: () => void
}

/** The widest window that is offered, percent. */
const WIDEST = 20
/** More ways on are no answer. */
const MOST_WAYS = 3

/** What was asked in vain, which filter takes most away, and buttons that loosen exactly one. */
export function NothingNear(props: NothingNearProps) {
  const { rows, usable, chosen, major, unit, onChoose, onMajor, onClear, wider } = props
  const said = usable.flatMap(({ id }) => (id === 'tier' ? [] : (saidOf(id, chosen[id] ?? []) ?? [])))
  const asked = [...(major === undefined ? [] : [`专业“${major}”`]), ...said]
  const taking = mostTaking(rows, usable, chosen).filter(({ id }) => id !== 'tier')
  const [most] = taking
  return (
    <EmptyRegion>
      <p>
        {asked.length > 0
          ? `没有同时符合这些的${unit}：${asked.join('、')}。`
          : `这个位次附近没有学校，放宽范围再看。`}
      </p>
      {most && (
        <p className="mt-1 text-sm">
          {`只去掉“${saidOf(most.id, chosen[most.id] ?? []) ?? NEAR_WORDS[most.id]}”，就有 ${formatCount(most.rows.length)} 个。`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {taking.slice(0, MOST_WAYS).map(({ id, rows: without }, at) => {
          const looser = looserOf(id, without)
          return (
            <Button
              key={id}
              size="sm"
              variant={at === 0 ? 'default' : 'outline'}
              onClick={() => onChoose(id, looser.values)}
            >
              {looser.text}（{formatCount(looser.count)} 个）
            </Button>
          )
        })}
        {taking.length === 0 && major !== undefined && (
          <Button size="sm" onClick={() => onMajor(undefined)}>
            不限专业
          </Button>
        )}
        {wider && (wider.question.within ?? 0) < WIDEST && <Widen {...wider} />}
        {asked.length > 1 && (
          <Button size="sm" variant="outline" onClick={onClear}>
            清空条件
          </Button>
        )}
      </div>
    </EmptyRegion>
  )
}

/** Leads to the widest window where that leaves something. */
function Widen({ question, countOf, onWiden }: WiderProps) {
  const wide = useStable({ ...question, within: WIDEST })
  const { data } = useAnswer(wide, nearLines.all)
  const count = data && countOf(data.lines)
  if (!count) return null
  return (
    <Button size="sm" variant="outline" onClick={onWiden}>
      放宽到上下 {WIDEST}%（{formatCount(count)} 个）
    </Button>
  )
}

/** Stands in place of a list while what its rows are narrowed by is being found out. */
export function Comparing() {
  return (
    <PendingState name="比较结果">
      <Skeleton of="rows" className="h-[28rem]" />
    </PendingState>
  )
}
