import type { Reliability } from './model-facts'

/** Pairs of rank and unit that were foretold. Source: `npm run world:report`, section on chances. */
export const PAIRS = 30_114

/** Mean distance between what was told and what came, in percentage points. */
export const CALIBRATION_ERROR = 6.6

/** Ten classes by the told chance, in percent. */
export const RELIABILITY: readonly Reliability[] = [
  { told: 4.2, held: 3.3 },
  { told: 14.5, held: 20.3 },
  { told: 24.7, held: 37.4 },
  { told: 34.9, held: 51.8 },
  { told: 45.0, held: 60.4 },
  { told: 55.0, held: 70.3 },
  { told: 65.1, held: 78.5 },
  { told: 75.3, held: 88.5 },
  { told: 85.6, held: 94.3 },
  { told: 96.1, held: 99.4 },
]
