/* All drawings in one file of the build: it comes with the first chart and serves every other. */
export { Candles } from './candles'
export { CurveChart } from './curve-chart'
export { MonthLines } from './month-lines'
export { Rose, SharePie } from './pie-charts'
export { StackedShares } from './stacked-shares'
export { StepCurve } from './step-curve'
export { TileMap } from './tile-map'
