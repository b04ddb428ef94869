import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { Changes } from '~/shared/address/address'
import { useAnswer } from '~/shared/answer/use-answer'
import { type Chosen, mostTaking, type RowFilter } from '~/shared/filters/narrowed'
import { formatCount } from '~/shared/lib/format'
import { useStable } from '~/shared/lib/use-stable'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import type { NearQuestion } from '../near-call'
import { nearLines } from '../near-lines.calls'
import { NO_NEAR_FILTERS } from './near-bar'
import { changeOf, looserOf, NEAR_WORDS, saidOf } from './near-chips'
import type { RowFilters } from './near-fields'
import type { NearId, NearRow } from './near-rows'

interface NothingNearProps {
  /** All lines that are known, before any filter. */
  readonly rows: readonly NearRow[]
  readonly usable: readonly RowFilter<NearRow, NearId>[]
  readonly chosen: Chosen<NearId>
  readonly question: NearQuestion
  readonly filters: RowFilters
  /** How many of other lines the filters would leave. */
  readonly countOf: (lines: readonly SameScoreDestination[]) => number
  /** 专业组. */
  readonly unit: string
  readonly onNarrow: (next: Changes<RowFilters>) => void
  /** Looks at more ranks. */
  readonly onWiden: () => void
}

/** The widest window that is offered, percent. */
const WIDEST = 20
/** More ways on are no answer. */
const MOST_WAYS = 3

/** What was asked in vain, which filter takes most away, and buttons that loosen exactly one. */
export function NothingNear(props: NothingNearProps) {
  const { rows, usable, chosen, question, filters, countOf, unit, onNarrow, onWiden } = props
  const { major } = filters
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
              onClick={() => onNarrow(changeOf(id, looser.values))}
            >
              {looser.text}（{formatCount(looser.count)} 个）
            </Button>
          )
        })}
        {taking.length === 0 && major !== undefined && (
          <Button size="sm" onClick={() => onNarrow({ major: undefined })}>
            不限专业
          </Button>
        )}
        {(question.within ?? 0) < WIDEST && <Widen {...{ question, countOf, onWiden }} />}
        {asked.length > 1 && (
          <Button size="sm" variant="outline" onClick={() => onNarrow(NO_NEAR_FILTERS)}>
            清空条件
          </Button>
        )}
      </div>
    </EmptyRegion>
  )
}

/** Leads to the widest window where that leaves something. */
function Widen({ question, countOf, onWiden }: Pick<NothingNearProps, 'question' | 'countOf' | 'onWiden'>) {
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
