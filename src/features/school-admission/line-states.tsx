import type { ReactNode } from 'react'
import type { ProvinceRule } from '~/contracts/province-rules'
import type { LineQuestion } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { MyRankLine } from '~/entities/rank/my-rank-line'
import { type MyRank, useMyRank } from '~/entities/rank/use-my-rank'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { PendingRows } from '~/shared/table/pending-rows'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { LineControls } from './line-controls'
import type { Kind } from './shown-columns'
import { useLineFilters } from './use-line-filters'

interface LineStatesProps {
  readonly kind: Kind
  /** What is shown, as a noun: 招生计划. */
  readonly name: string
  readonly filtered: Filtered<LinesFilters>
  readonly children: (asked: {
    readonly question: LineQuestion
    readonly rules: readonly ProvinceRule[]
    readonly mine: MyRank | undefined
  }) => ReactNode
}

/** What the lines and the plan of a school have in common: whose they are, and whose rank stands beside them. */
export function LineStates({ kind, name, filtered, children }: LineStatesProps) {
  const { rules, offered, question, controls } = useLineFilters(filtered, kind)
  const { rank } = filtered.filters
  const mine = useMyRank(rank, question ?? {})
  return (
    <div>
      <LineControls label={`${name}条件`} {...controls} />
      <div className="pt-2">
        <MyRankLine asked={rank} mine={mine} onRank={(next) => filtered.change({ rank: next })} />
      </div>
      <States
        of={rules}
        name={name}
        className="pt-2"
        pending={<PendingAdmission />}
        isEmpty={() => offered !== undefined && question === undefined}
        empty={(province) => (
          <EmptyRegion>
            暂无{province}的{name}数据。可以换一个省份。
          </EmptyRegion>
        )}
      >
        {(known) => question && children({ question, rules: known, mine })}
      </States>
    </div>
  )
}

/** The sum of a page, its chips and its table, while they are on their way. */
export function PendingAdmission({ isSumAbove = false }: { isSumAbove?: boolean }) {
  return (
    <>
      {!isSumAbove && <Skeleton className="h-9 w-72 max-w-full max-md:mb-11" />}
      <Skeleton className="mt-3 h-11 w-56 max-md:w-full" />
      <Skeleton className="mt-3 h-8 w-96 max-w-full max-md:h-18" />
      <Skeleton className="mt-3 mb-12 h-5 w-72 max-w-full max-md:mb-16" />
      <PendingRows />
    </>
  )
}
