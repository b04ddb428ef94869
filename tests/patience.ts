/**
 * How long tests wait, ms. They say what is right, not what is fast: a busy machine must not fail them. One that waits for
 * what never comes takes this long to say so.
 */
export const PATIENCE = {
  /** For something to be seen on a page. */
  expected: 45_000,
  /** For a whole test, and for what stands before and after it. */
  test: 240_000,
} as const
