/** How many schools stand side by side at most: more columns than a screen holds compare nothing. */
export const MOST_COMPARED = 5

/** A school that is marked for comparison. */
export interface ComparedSchool {
  readonly id: string
  readonly name: string
}

/** The choice with one more school at its end; the same choice when it is there already, undefined when there is no room. */
export function withSchool(
  chosen: readonly ComparedSchool[],
  school: ComparedSchool,
): readonly ComparedSchool[] | undefined {
  if (chosen.some(({ id }) => id === school.id)) return chosen
  return chosen.length < MOST_COMPARED ? [...chosen, school] : undefined
}

/** The choice without a school. */
export function withoutSchool(chosen: readonly ComparedSchool[], id: string): readonly ComparedSchool[] {
  return chosen.filter((school) => school.id !== id)
}
