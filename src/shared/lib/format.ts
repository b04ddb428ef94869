const grouped = new Intl.NumberFormat('zh-CN')

/** A rank or a number of people, with thousands separators. Scores are never grouped. */
export function formatCount(value: number): string {
  return grouped.format(value)
}

/** A rank interval; one rank alone when both ends are the same. */
export function formatRankInterval(highest: number, lowest: number): string {
  return highest === lowest ? formatCount(highest) : `${formatCount(highest)}–${formatCount(lowest)}`
}
