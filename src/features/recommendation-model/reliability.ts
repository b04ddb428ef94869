import type { Reliability } from './model-facts'

/** Pairs of rank and unit that were foretold. Source: `npm run world:report`, section on chances. */
export const PAIRS = 22_424

/** Mean distance between what was told and what came, in percentage points. */
export const CALIBRATION_ERROR = 2.1

/** Ten classes by the told chance, in percent. */
export const RELIABILITY: readonly Reliability[] = [
  { told: 3.2, held: 1.6 },
  { told: 14.5, held: 10.9 },
  { told: 24.7, held: 18.7 },
  { told: 34.8, held: 27.1 },
  { told: 44.8, held: 43.3 },
  { told: 55.1, held: 54.7 },
  { told: 65.2, held: 65.9 },
  { told: 75.2, held: 80.4 },
  { told: 85.6, held: 87.6 },
  { told: 96.7, held: 97.9 },
]
