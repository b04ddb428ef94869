import { formatCount } from '~/shared/lib/text/format'
import { type Candle, MIDDLE, RANGE } from './candle'
import { ChartFigure, type FigureProps } from './chart-figure'
import type { LegendItem } from './figure'
import { monthName } from './plot'

interface CandleFigureProps extends FigureProps {
  readonly candles: readonly Candle[]
  readonly unit: string
}

const LEGEND: readonly LegendItem[] = [
  { id: MIDDLE, label: '中间一半', mark: { shape: 'box', color: 'var(--primary)' } },
  { id: RANGE, label: '最低—最高', mark: { shape: 'stick', color: 'var(--muted-foreground)' } },
]
const load = async () => (await import('./charts')).Candles

/** A candle for each month: lowest, the two medians, highest. */
export function CandleFigure({ candles, unit, ...frame }: CandleFigureProps) {
  const range = (from: number, to: number) => `${formatCount(from)}–${formatCount(to)} ${unit}`
  return (
    <ChartFigure
      {...frame}
      legend={LEGEND}
      readings={candles.map(({ month, min, low, high, max }, index) => ({
        title: monthName(month),
        lines: [
          { series: MIDDLE, text: `中间一半 ${range(low, high)}` },
          { series: RANGE, text: `最低—最高 ${range(min, max)}` },
        ],
        at: { x: (index + 0.5) / candles.length },
      }))}
      along
      table={{
        head: ['月份', '最低', '中位数（低）', '中位数（高）', '最高'],
        rows: candles.map(({ month, min, low, high, max }) => [
          monthName(month),
          ...[min, low, high, max].map(formatCount),
        ]),
      }}
      load={load}
      props={{ candles }}
    />
  )
}
