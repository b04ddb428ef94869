/** Rows that one row has to overtake for the jump to be far. */
const FAR = 8

/** The one row that went up past many others while these kept their order; undefined where anything else happened. */
export function farJump(before: readonly string[], after: readonly string[]): string | undefined {
  if (before.length !== after.length) return undefined
  const to = after.findIndex((id, index) => id !== before[index])
  const id = after[to]
  const from = id === undefined ? -1 : before.indexOf(id)
  if (id === undefined || from - to < FAR) return undefined
  const expected = before.toSpliced(from, 1).toSpliced(to, 0, id)
  return expected.every((one, index) => one === after[index]) ? id : undefined
}
