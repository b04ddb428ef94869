import type { Reliability } from './model-facts'

/** Pairs of rank and unit that were foretold. Source: `npm run lab -- world`, section on chances. */
export const PAIRS = 22_416

/** Mean distance between what was told and what came, in percentage points. */
export const CALIBRATION_ERROR = 2.1

/** Ten classes by the told chance, in percent. */
export const RELIABILITY: readonly Reliability[] = [
  { reported: 3.4, held: 2.1 },
  { reported: 14.5, held: 11.2 },
  { reported: 24.6, held: 18.6 },
  { reported: 34.8, held: 29.4 },
  { reported: 45.0, held: 42.3 },
  { reported: 55.1, held: 53.4 },
  { reported: 65.3, held: 68.2 },
  { reported: 75.2, held: 78.7 },
  { reported: 85.5, held: 88.9 },
  { reported: 96.4, held: 97.3 },
]
