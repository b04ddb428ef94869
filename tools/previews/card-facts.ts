/** What stands on the picture of a page. */
export interface CardFacts {
  /** Which page it is of: 院校概况. */
  readonly kind: string
  readonly name: string
  readonly tags: readonly string[]
  readonly figure?: { readonly label: string; readonly value: string; readonly note: string }
  readonly isDemo: boolean
}
