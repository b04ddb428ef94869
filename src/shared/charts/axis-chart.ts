import type { LineSvgProps } from '@nivo/line'
import { chartTheme } from './chart-theme'
import type { XY } from './curve-points'
import { PLOT_MARGIN } from './plot'

export interface LineData {
  readonly id: string
  readonly data: readonly XY[]
}

/** What all charts with axes have in common. The frame around them reads them out, so nivo itself listens to nothing. */
export const AXIS_CHART = {
  theme: chartTheme,
  margin: PLOT_MARGIN,
  isInteractive: false,
  animate: false,
  enableGridX: false,
  enablePoints: false,
  lineWidth: 2,
  // The frame around it has the name.
  role: 'presentation',
} as const satisfies Partial<LineSvgProps<LineData>>

export const AXIS_LEFT = { tickSize: 0, tickPadding: 6 } as const
export const AXIS_BOTTOM = { tickSize: 0, tickPadding: 8 } as const
