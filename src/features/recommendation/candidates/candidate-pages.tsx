import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { ModelLink } from '~/entities/rank/model-link'
import type { Filtered } from '~/shared/address/address'
import { MoreRows } from '~/shared/answer/more-rows'
import { States } from '~/shared/answer/states'
import type { PagedAnswer } from '~/shared/answer/use-pages'
import { formatCount } from '~/shared/lib/text/format'
import { NoCandidates } from '../loosening/no-candidates'
import type { RecommendationFilters } from '../recommendation.address'
import type { CandidateQuestion } from '../recommendation.calls'
import { PendingCards } from './pending-cards'

interface CandidatePagesProps<Row> extends Filtered<RecommendationFilters> {
  readonly answer: PagedAnswer<CandidateQuestion, Row>
  /** What is counted: 所院校. */
  readonly unit: string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** The candidates that have come, as far down as somebody has looked. */
export function CandidatePages<Row>({ answer, unit, filters, change, children }: CandidatePagesProps<Row>) {
  return (
    <States
      of={answer}
      name="可选的志愿"
      pending={<PendingCards />}
      isEmpty={(rows) => rows.length === 0}
      empty={answer.question && <NoCandidates question={answer.question} {...{ filters, change }} />}
    >
      {(rows) => (
        <>
          <p role="status" className="mb-3 text-sm text-muted-foreground">
            共 <span className="font-medium text-foreground">{formatCount(answer.total)}</span> {unit}
            。竖线是你，圆点是那年的最低位次：在右边，你就够得上。概率不是承诺。
            <ModelLink />
          </p>
          <MoreRows of={answer} name="后面的志愿">
            {(shown) => (
              // Another answer is another list: a thousand rows leave in one piece.
              <FirstRows key={JSON.stringify(answer.question)} rows={rows} shown={shown}>
                {children}
              </FirstRows>
            )}
          </MoreRows>
        </>
      )}
    </States>
  )
}

/** Rows that fill a screen: the others are drawn once these are painted. */
const FIRST = 4
/** A card with two units, rem. */
const CARD_HEIGHT = 22

interface FirstRowsProps<Row> extends Pick<CandidatePagesProps<Row>, 'children'> {
  readonly rows: readonly Row[]
  readonly shown: number
}

/** The first rows at once and the rest when there is time. Its room is kept for those who come back to their place. */
function FirstRows<Row>({ rows, shown, children }: FirstRowsProps<Row>) {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => startTransition(() => setDrawn(shown)), [shown])
  const missing = Math.min(shown, rows.length) - drawn
  return (
    <>
      {children(rows.slice(0, drawn))}
      {missing > 0 && <div aria-hidden style={{ height: `${missing * CARD_HEIGHT}rem` }} />}
    </>
  )
}
