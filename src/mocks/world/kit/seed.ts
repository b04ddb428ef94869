/** The seed of every number of the world; 0 is the shipped world. */
export let worldSeed = 0

/** Makes the world another one. To be called before anything is asked of it: answers are remembered. */
export function seedWorld(seed: number): void {
  worldSeed = Math.imul(seed, 0x9e3779b9)
}

/** FNV-1a over the key, finished with an avalanche, so that neighbouring keys (2024, 2025) do not give neighbouring values. */
function hash(key: string): number {
  let h = 0x811c9dc5 ^ worldSeed
  for (let i = 0; i < key.length; i++) {
    h ^= key.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A uniform number in [0, 1) that depends on the key alone: the same key gives the same number on every machine. */
export function uniform(...key: readonly (string | number)[]): number {
  return hash(key.join('\u001f')) / 0x1_0000_0000
}

/** A standard normal number (mean 0, variance 1) that depends on the key alone. */
export function normal(...key: readonly (string | number)[]): number {
  const u = Math.max(uniform(...key, 'u'), 1e-12)
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * uniform(...key, 'v'))
}

/** A whole number in [low, high], both included. */
export function integer(low: number, high: number, ...key: readonly (string | number)[]): number {
  return low + Math.floor(uniform(...key) * (high - low + 1))
}

/** One of the items; throws on an empty list. */
export function pick<T>(items: readonly T[], ...key: readonly (string | number)[]): T {
  const item = items[Math.floor(uniform(...key) * items.length)]
  if (item === undefined) throw new Error('pick: 空列表')
  return item
}

/** All items in an order that depends on the key alone. */
export function shuffle<T>(items: readonly T[], ...key: readonly (string | number)[]): T[] {
  return items
    .map((item, index) => ({ item, at: uniform(...key, index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
