/**
 * A function that remembers its last `size` answers by key, the least recently asked forgotten first: an answer is
 * computed when asked, and memory stays bounded over a long visit.
 */
export function remember<A extends readonly unknown[], R>(
  size: number,
  keyOf: (...args: A) => string,
  compute: (...args: A) => R,
): (...args: A) => R {
  const known = new Map<string, R>()
  return (...args) => {
    const key = keyOf(...args)
    const before = known.get(key)
    if (before !== undefined) {
      known.delete(key)
      known.set(key, before)
      return before
    }
    const answer = compute(...args)
    known.set(key, answer)
    const oldest = known.keys().next()
    if (known.size > size && !oldest.done) known.delete(oldest.value)
    return answer
  }
}
