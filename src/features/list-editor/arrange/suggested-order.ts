import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { Checkable } from '~/entities/application-list/check-up/use-check-up'
import type { Items } from '~/entities/application-list/edits'
import { offeredMajor } from '~/entities/application-list/item-of-unit'
import type { Intention } from '~/entities/intention/intention'
import { frameOfList, judgeRow } from '~/rules/check-up/list-model'
import type { ListWishes } from '~/rules/generator/candidate'
import { byUtility, isReasonable, type Orderable } from '~/rules/generator/order'
import { nearnessTo, type Wanted, worthOf } from '~/rules/generator/wishes'

/** What the order asks of a row, by its unit; undefined without a line. */
export type RowOf = (unitId: string) => Orderable | undefined

/**
 * The rows by what they are worth, 保 behind them, as a list that is made stands; those without a line stay in their
 * places. The same items where nothing but noise would change.
 */
export function suggestedOrder(items: Items, rowOf: RowOf): Items {
  const known = items.flatMap((item) => {
    const row = rowOf(item.unitId)
    return row ? [{ item, ...row }] : []
  })
  if (isReasonable(known)) return items
  const ordered = byUtility(known).values()
  return items.map((item) => (rowOf(item.unitId) ? (ordered.next().value?.item ?? item) : item))
}

/** The rows of a checked list as the order reads them, with the wishes of its student. */
export function rowsOf(
  { list, unitIds }: Checkable,
  units: ReadonlyMap<string, RecommendedUnit>,
  wishes: Intention,
): RowOf {
  const frame = frameOfList(list)
  const near = nearnessTo(list.province)
  const rows = new Map<string, Orderable>()
  for (const [index, unitId] of frame ? unitIds.entries() : []) {
    const unit = units.get(unitId)
    const judged = frame && judgeRow(frame, list, index)
    if (!unit || !judged?.line) continue
    const worth = worthOf(wantedOf(unit), wishes satisfies ListWishes, near(unit.provinceName))
    rows.set(unitId, { centre: judged.line.centre, worth, tier: judged.tier })
  }
  return (unitId) => rows.get(unitId)
}

/** A unit as the wishes read it. Types of schools are not told with a unit. */
function wantedOf({
  schoolId,
  provinceName,
  schoolFeatures,
  planNum,
  probability,
  majors,
}: RecommendedUnit): Wanted {
  return {
    schoolId,
    province: provinceName,
    types: [],
    features: schoolFeatures ?? [],
    plan: planNum,
    share: (probability ?? 50) / 100,
    majors: majors.map((major) => ({
      ...offeredMajor(major),
      share: major.probability == null ? undefined : major.probability / 100,
    })),
  }
}
