/** A 32-bit number from a text, for seeds (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}

/** A 32-bit number from two: the same for the same two. */
export function mixed(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f)
  return hash ^ (hash >>> 15)
}

const orders = new Map<string, Uint16Array>()
const MOST_ORDERS = 512

/**
 * The numbers from 0 to `count` − 1 (at most 65,536 of them) in an order that the seed decides. Remembered: a list is
 * simulated anew at every change, and most of its rows stay.
 */
export function shuffled(count: number, seed: number): Uint16Array {
  const key = `${count} ${seed}`
  const known = orders.get(key)
  if (known) return known
  const places = Uint16Array.from({ length: count }, (_, place) => place)
  let state = seed || 1
  for (let last = count - 1; last > 0; last--) {
    // Xorshift: a quick one, since it runs four thousand times for every row.
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const other = Math.floor(((state >>> 0) / 2 ** 32) * (last + 1))
    const kept = places[last] ?? 0
    places[last] = places[other] ?? 0
    places[other] = kept
  }
  if (orders.size >= MOST_ORDERS) orders.clear()
  orders.set(key, places)
  return places
}
