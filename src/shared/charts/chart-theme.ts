import type { PartialTheme } from '@nivo/theming'

const ink = 'var(--muted-foreground)'

/** Charts in the colours of the design, in light and dark alike. */
export const chartTheme: PartialTheme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: ink },
  axis: { ticks: { text: { fill: ink } }, legend: { text: { fill: ink, fontSize: 12 } } },
  grid: { line: { stroke: 'var(--border)' } },
  crosshair: { line: { stroke: ink, strokeWidth: 1 } },
}
