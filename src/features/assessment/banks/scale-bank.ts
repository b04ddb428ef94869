/** The statements of one dimension, all answered on the same scale of agreement. */
interface ScaleItems {
  /** Who agrees has more of it. */
  readonly items: readonly string[]
  /** Who agrees has less of it. */
  readonly reversed: readonly string[]
}

/** Statements by the key of their dimension. */
export type ScaleBank = Readonly<Record<string, ScaleItems>>
