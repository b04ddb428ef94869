/** How many stand side by side at most: more columns than a screen holds compare nothing. */
export const MOST_SCHOOLS = 5
export const MOST_MAJORS = 4

/** A school or a major that is marked for comparison. */
export interface Compared {
  readonly id: string
  readonly name: string
}

/** The choice with one more at its end; the same choice when it is there already, undefined when there is no room. */
export function withCompared(
  chosen: readonly Compared[],
  thing: Compared,
  most: number,
): readonly Compared[] | undefined {
  if (chosen.some(({ id }) => id === thing.id)) return chosen
  return chosen.length < most ? [...chosen, thing] : undefined
}

/** The choice without one. */
export function withoutCompared(chosen: readonly Compared[], gone: string): readonly Compared[] {
  return chosen.filter(({ id }) => id !== gone)
}

/** The choice with what was marked before signing in, which comes first: it is what somebody has in mind now. */
export function joinedChoice(own: readonly Compared[], begun: readonly Compared[]): readonly Compared[] {
  return [...begun, ...own.filter(({ id }) => !begun.some((other) => other.id === id))]
}
