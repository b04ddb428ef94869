/** What a tag implies: nobody needs to be told twice. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  '985': ['211', '双一流'],
  '211': ['双一流'],
}

/**
 * The strongest tags of a school up to a limit, in the order of their weight. A tag that another one implies is left
 * out.
 */
export function strongestFeatures(features: readonly string[] | null | undefined, most = 2): string[] {
  const all = features ?? []
  const implied = new Set(all.flatMap((feature) => IMPLIED[feature] ?? []))
  return all.filter((feature) => !implied.has(feature)).slice(0, most)
}
