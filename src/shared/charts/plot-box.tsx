import type { ReactNode } from 'react'
import { useFigure } from './figure-state'
import { ReadingPane } from './reading-pane'
import { useSize } from './use-size'

interface PlotBoxProps {
  readonly children: (size: { readonly width: number; readonly height: number }) => ReactNode
}

/** The room of a chart: it draws at its size and is read place by place. */
export function PlotBox({ children }: PlotBoxProps) {
  const [box, size] = useSize(useFigure().room)
  return (
    <ReadingPane>
      <div ref={box} data-chart className="absolute inset-0 overflow-hidden">
        {size && children(size)}
      </div>
    </ReadingPane>
  )
}
