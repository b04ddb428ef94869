const STEPS = 12

/** Where a hand passes on its way. */
export function pathOf(from, to) {
  return Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}
