/** Places for reading, neighbours together: 第 1–4、9 行. Places rise. */
export function placeRanges(places: readonly number[]): string {
  const runs: [number, number][] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last && place === last[1] + 1) last[1] = place
    else runs.push([place, place])
  }
  return `第 ${runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join('、')} 行`
}
