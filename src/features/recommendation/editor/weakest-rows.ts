import type { ApplicationItem } from '~/contracts/application-lists'
import type { Checked } from '~/entities/application-list/check-up/use-check-up'
import { shareText } from '~/entities/application-list/share-text'
import type { TierName } from '~/rules/chance/tier-name'

/** A row that a list would miss least. */
export interface WeakRow {
  readonly item: ApplicationItem
  /** From 1. */
  readonly place: number
  readonly tier: TierName
  /** In how many of the years it takes the file, in percent. */
  readonly share: string
}

const OFFERED = 3

/** The rows that most rarely take the file, 保 left out: these are there to be needed rarely. Empty before a check-up. */
export function weakestRows(items: readonly ApplicationItem[], checked: Checked | undefined): WeakRow[] {
  const { taken = [], tiers = [] } = checked?.result ?? {}
  const rows = items.flatMap((item, index) => {
    const at = checked?.unitIds.indexOf(item.unitId) ?? -1
    const [share, tier] = [taken[at], tiers[at]]
    if (share === undefined || tier === undefined || tier === '保') return []
    return [{ item, place: index + 1, tier, taken: share }]
  })
  return rows
    .toSorted((a, b) => a.taken - b.taken)
    .slice(0, OFFERED)
    .map(({ taken: share, ...row }) => ({ ...row, share: shareText(share) }))
}
