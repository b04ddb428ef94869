const EAST_OF_GREENWICH_MS = 8 * 60 * 60 * 1000

/** A moment as a server in China writes it: `2026-06-25 09:30:00`. */
export function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + EAST_OF_GREENWICH_MS).toISOString().slice(0, 19).replace('T', ' ')
}
