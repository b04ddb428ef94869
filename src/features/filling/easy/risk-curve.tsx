import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ListShares, RiskCurveQuery, RiskPoint } from '~/contracts/recommendation'
import { SIMULATED_YEARS } from '~/rules/list/simulation/simulated-years'
import { States } from '~/shared/answer/states'
import { ChartFigure } from '~/shared/charts/chart-figure'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { fillingCalls } from '../filling.calls'
import { placeOf, pointText, priceText, slipOfPoint } from './risk-words'

export interface RiskCurveProps {
  readonly question: RiskCurveQuery
  /** The shares of the list on the page. */
  readonly shares: ListShares
  /** Makes the list of other shares. */
  readonly onShares: (shares: ListShares) => void
  /** The point that is looked at, by its shares; that of the list when absent. */
  readonly point: ListShares | undefined
  readonly onPoint: (point: ListShares) => void
}

const loadChart = async () => (await import('~/shared/charts/charts')).StepCurve

/** What more risk buys: one point on a curve, dragged or moved by keys, and the price in words. */
export function RiskCurve({ question, ...looked }: RiskCurveProps) {
  const answer = useQuery(fillingCalls.riskCurve(question))
  return (
    <section aria-label="风险曲线">
      <States
        of={answer}
        name="风险曲线"
        pending={<Skeleton of="chart" className="h-96" />}
        isEmpty={(points) => points !== null && points.length < 2}
        empty={<p className="text-sm text-muted-foreground">这里多冒险、少冒险是同一张表，没有可以换的。</p>}
      >
        {(points) =>
          points === null ? (
            <p className="text-sm text-muted-foreground">这里没有提供风险曲线，可以比较三种风格的表。</p>
          ) : (
            <Curve points={points} {...looked} />
          )
        }
      </States>
    </section>
  )
}

interface CurveProps extends Omit<RiskCurveProps, 'question'> {
  readonly points: readonly RiskPoint[]
}

function Curve({ points, shares, onShares, point: looked, onPoint }: CurveProps) {
  const id = useId()
  const now = placeOf(points, shares)
  const place = placeOf(points, looked) ?? now ?? 0
  const point = points[place]
  const look = (at: number) => {
    const next = points[at]
    if (next) onPoint(next.rule)
  }
  if (!point) return null
  const from = points[now ?? 0]
  const isNow = place === now
  return (
    <div className="grid gap-3">
      <ChartFigure
        name="风险"
        caption="多冒一点险能换来什么"
        note="左边最稳，右边最敢冲；圆点可以拖。"
        source="往年位次推算"
        className="h-64"
        readings={[]}
        table={{
          head: ['滑档', '志愿', '好的一半年份平均到（位）', '更想去的志愿'],
          rows: points.map((each) => [
            slipOfPoint(each),
            String(each.rows),
            formatCount(each.halfRank),
            String(each.better),
          ]),
        }}
        load={loadChart}
        props={{
          points: points.map((each) => ({ label: slipOfPoint(each), y: each.halfRank })),
          chosen: place,
          onChoose: look,
          xName: '滑档',
          yName: '好的一半年份平均到（位）',
        }}
      />
      <label htmlFor={id} className="sr-only">
        冒多少险
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={points.length - 1}
        step={1}
        value={place}
        aria-valuetext={`滑档 ${slipOfPoint(point)}，平均到 ${formatCount(point.halfRank)} 位`}
        className="h-11 w-full touch-pan-y accent-primary"
        onChange={(event) => look(Number(event.target.value))}
      />
      <div role="status" className="grid gap-1 text-sm">
        <p>{pointText(point)}</p>
        {from && !isNow && <p className="font-medium">{priceText(from, point)}</p>}
        {isNow && <p className="text-muted-foreground">现在看的就是这一点。</p>}
      </div>
      {!isNow && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => onShares(point.rule)}
        >
          换成这一点的表
        </Button>
      )}
      <p className="text-xs text-muted-foreground">
        推算 {formatCount(SIMULATED_YEARS)}{' '}
        个可能的年份，不是承诺。“更想去的”是比最稳的那张表好的一半年份去的地方更难考或更合意的志愿。
      </p>
    </div>
  )
}
