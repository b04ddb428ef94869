import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { checkedList, type ListFrame } from '~/rules/check-up/checked-list'
import { difficultiesOf, insertPlace } from '~/rules/check-up/insert-place'
import type { Items } from '../edits'

/** The place (from 1) of a new choice among others by difficulty; the last where the list cannot be judged. */
export function placeOfNew(
  frame: ListFrame,
  items: Items,
  item: ApplicationItem,
  units: ReadonlyMap<string, RecommendedUnit>,
): number {
  const list = checkedList(frame, [...items, item], { byId: units })
  if (!list) return items.length + 1
  const rows = difficultiesOf(list)
  return insertPlace(rows.slice(0, -1), rows.at(-1))
}
