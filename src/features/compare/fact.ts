/** A fact that nobody has published, or a rank outside of a ranking. */
export const ABSENT = '—'

export interface Fact<T> {
  readonly label: string
  readonly of: (thing: T) => string
  /** Sentences and long lists: nearly always different, they stand out by nothing. */
  readonly long?: true
  /** Takes two lines in the narrow column of a phone. */
  readonly wraps?: true
}

/** Whether what stands side by side is not the same everywhere. What is not known yet, or not published, differs from nothing. */
export function differs(texts: readonly (string | undefined)[]): boolean {
  return new Set(texts.filter((text) => text !== undefined && text !== ABSENT)).size > 1
}
