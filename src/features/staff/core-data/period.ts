import type { PlannerStatistics } from '~/contracts/planner-admin'

type SignUps = PlannerStatistics['signUps']

/** The last months of the sign-ups, and the same number before them; nothing before where the months do not reach. */
export interface Period {
  readonly now: SignUps
  readonly before: SignUps | undefined
}

export function periodOf(signUps: SignUps, months: number): Period {
  const now = signUps.slice(-months)
  const before = signUps.slice(-2 * months, -months)
  return { now, before: before.length === months ? before : undefined }
}

export const sumOf = (counted: readonly { readonly count: number }[]) =>
  counted.reduce((sum, { count }) => sum + count, 0)

/** 比前 3 个月多 12, 少 5 or 持平; nothing where there is no period before. */
export function comparison({ now, before }: Period): string | undefined {
  if (!before) return undefined
  const change = sumOf(now) - sumOf(before)
  const words = change === 0 ? '持平' : change > 0 ? `多 ${change}` : `少 ${-change}`
  return `比前 ${before.length} 个月${words}`
}

/** A part of a whole in percent, 0 of nothing. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)

/** 2026-06 is month 6. */
export const monthOf = (month: string) => Number(month.slice(5))
