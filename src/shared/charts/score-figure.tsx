import { ChartFigure, type FigureProps } from './chart-figure'
import { slicesOf } from './slices'

interface ScoreFigureProps extends FigureProps {
  /** One score of 0–100 for each, in their order. */
  readonly scores: readonly { readonly id: string; readonly share: number }[]
  /** What is named in the table's first column: 类型. */
  readonly subject: string
}

const loadRose = async () => (await import('./charts')).Rose

/** A profile of scores as petals, of which a full score reaches the rim. */
export function ScoreFigure({ scores, subject, ...frame }: ScoreFigureProps) {
  return (
    <ChartFigure
      {...frame}
      readings={scores.map(({ id, share }) => ({ title: id, lines: [{ text: `${share} 分` }] }))}
      table={{ head: [subject, '得分'], rows: scores.map(({ id, share }) => [id, `${share} 分`]) }}
      load={loadRose}
      props={{ slices: slicesOf(scores), rim: 100 }}
    />
  )
}
