import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import type { LineChartProps } from './line-chart'

interface LazyLineChartProps extends LineChartProps {
  /** What the chart shows, for those who cannot see it; the figures stand in a table. */
  readonly label: string
  /** The same in few words, above the chart. */
  readonly caption: string
}

/** How far before the viewport a chart starts to load. */
const NEAR = '300px'

/** A line chart whose library loads when the chart comes near the viewport; its space is there from the start. */
export function LazyLineChart({ label, caption, ...props }: LazyLineChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [chart, setChart] = useState<ComponentType<LineChartProps> | 'failed'>()

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (near && chart === undefined) {
      import('./line-chart').then(
        (module) => setChart(() => module.LineChart),
        () => setChart('failed'),
      )
    }
  }, [near, chart])

  const Chart = chart === 'failed' ? undefined : chart
  return (
    <figure aria-label={label}>
      <figcaption className="text-sm text-muted-foreground">{caption}</figcaption>
      <div ref={place} className="mt-1 h-72 md:h-80">
        {Chart && <Chart {...props} />}
        {chart === undefined && <Skeleton className="h-full" />}
        {chart === 'failed' && <FailedChart onRetry={() => setChart(undefined)} />}
      </div>
    </figure>
  )
}

function FailedChart({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid h-full place-content-center justify-items-center gap-3 rounded border text-sm"
    >
      <p className="text-muted-foreground">图表加载失败，数据见表格。</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        重试
      </Button>
    </div>
  )
}
