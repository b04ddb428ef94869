import { useEffect, useRef, useState } from 'react'
import { LatePart } from '~/shared/ui/late-part'
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
const loadChart = async () => (await import('./line-chart')).LineChart

/** A line chart whose library loads when the chart comes near the viewport; its space is there from the start. */
export function LazyLineChart({ label, caption, ...props }: LazyLineChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    // A busy page hears of several changes at once.
    const near = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting)
    const observer = new IntersectionObserver((entries) => near(entries) && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <figure aria-label={label}>
      <figcaption className="text-sm text-muted-foreground">{caption}</figcaption>
      <div ref={place} className="mt-1 h-72 md:h-80">
        {near ? (
          <LatePart
            name="图表"
            load={loadChart}
            pending={<Skeleton className="h-full" />}
            className="h-full"
            props={props}
          />
        ) : (
          <Skeleton className="h-full" />
        )}
      </div>
    </figure>
  )
}
