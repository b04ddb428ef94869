/** Does the same with each, so many at a time. */
export async function someAtATime<T>(
  all: readonly T[],
  together: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  // One iterator for all: each takes what nobody has taken yet.
  const waiting = all.values()
  const work = async () => {
    for (const one of waiting) await act(one)
  }
  await Promise.all(Array.from({ length: together }, work))
}
