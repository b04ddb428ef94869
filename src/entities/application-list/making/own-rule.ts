import * as z from 'zod/mini'
import { type EasyRecommendQuery, ListShares } from '~/contracts/recommendation'
import { workAtom } from '~/shared/session/work-atom'

const Named = z.object({ id: z.string(), name: z.string() })
export type Named = z.infer<typeof Named>

/** How a planner makes lists, whoever the student is. */
export const OwnRule = z.object({
  shares: ListShares,
  /** Units that stand in every list whose batch has them. */
  must: z.array(Named),
  /** Schools that stand in none. */
  banned: z.array(Named),
})
export type OwnRule = z.infer<typeof OwnRule>

/** The usual style, with nothing asked for and nothing ruled out. */
export const USUAL_RULE: OwnRule = {
  shares: { dreamPercent: 20, reachPercent: 65, matchPercent: 20, safetyPercent: 15 },
  must: [],
  banned: [],
}

/** The rule of the planner who is signed in; this device keeps it for the next student. */
export const ownRuleAtom = workAtom('filling-rule', 'own', OwnRule, USUAL_RULE)

/** A rule as a list is asked for with it. */
export function asked({ shares, must, banned }: OwnRule): Partial<EasyRecommendQuery> {
  return {
    rule: shares,
    ...(must.length > 0 && { mustUnitIds: must.map(({ id }) => id) }),
    ...(banned.length > 0 && { excludedSchoolIds: banned.map(({ id }) => id) }),
  }
}

/** With one more in a list of it; the same where it stands in it already. */
export function withOne(known: readonly Named[], one: Named): Named[] {
  return [...known.filter(({ id }) => id !== one.id), one]
}

/** Shares after one of them was set: what is left goes to the reaches, which a row costs least. In percent. */
export function withShare(
  shares: ListShares,
  part: 'dreamPercent' | 'matchPercent' | 'safetyPercent',
  percent: number,
): ListShares {
  const next = { ...shares, [part]: percent }
  const room = part === 'safetyPercent' ? 100 - next.safetyPercent : 100 - next.matchPercent
  const matchPercent = part === 'safetyPercent' ? Math.min(next.matchPercent, room) : next.matchPercent
  const safetyPercent = part === 'matchPercent' ? Math.min(next.safetyPercent, room) : next.safetyPercent
  const reachPercent = 100 - matchPercent - safetyPercent
  return {
    matchPercent,
    safetyPercent,
    reachPercent,
    dreamPercent: Math.min(next.dreamPercent ?? 0, reachPercent),
  }
}
