export type ChangeKind = 'added' | 'removed' | 'narrowed' | 'widened' | 'altered'

/** One thing in which two published descriptions differ. Words and examples are none. */
export interface Change {
  readonly kind: ChangeKind
  /** Method and path of the calls that show it. */
  readonly calls: readonly string[]
  /** The schema and the member in it, or the part of the call. */
  readonly place: string
  readonly words: string
  /** A client or a server that was right by the earlier description may be wrong by this one. */
  readonly isBreaking: boolean
}

export type Json = Readonly<Record<string, unknown>>
