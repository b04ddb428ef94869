import type { Reliability } from './model-facts'

/** Pairs of rank and unit that were foretold. Source: `npm run world:report`, section on chances. */
export const PAIRS = 22_424

/** Mean distance between what was told and what came, in percentage points. */
export const CALIBRATION_ERROR = 2.6

/** Ten classes by the told chance, in percent. */
export const RELIABILITY: readonly Reliability[] = [
  { told: 3.4, held: 1.6 },
  { told: 14.5, held: 9.8 },
  { told: 24.6, held: 18.9 },
  { told: 34.9, held: 26.3 },
  { told: 44.8, held: 44.8 },
  { told: 55.1, held: 53.4 },
  { told: 65.1, held: 68.2 },
  { told: 75.2, held: 81.1 },
  { told: 85.5, held: 89.5 },
  { told: 96.4, held: 97.6 },
]
