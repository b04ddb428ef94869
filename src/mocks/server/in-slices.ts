/** A slice of work that leaves a page responsive, in milliseconds. */
const SLICE_MS = 8

/** Lets others have their turn between two pieces of work. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Maps many things without holding up the page: after each slice of work others get their turn. */
export async function inSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  return await allInSlices(mapped(items, map))
}

/** Collects what takes its time to come, without holding up the page. */
export async function allInSlices<T>(items: Iterable<T>): Promise<T[]> {
  const results: T[] = []
  let started = performance.now()
  for (const item of items) {
    results.push(item)
    if (performance.now() - started < SLICE_MS) continue
    await nextTurn()
    started = performance.now()
  }
  return results
}

function* mapped<T, R>(items: Iterable<T>, map: (item: T) => R): Generator<R> {
  for (const item of items) yield map(item)
}
