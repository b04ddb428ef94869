/** The place of a row that a key leads to; undefined for keys that lead nowhere. Without a current one any key begins at an end. */
export function placeAfterKey(key: string, current: number | undefined, count: number): number | undefined {
  const last = count - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight' || key === 'ArrowDown')
    return current === undefined ? 0 : Math.min(last, current + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return current === undefined ? last : Math.max(0, current - 1)
  return undefined
}
