import type { ApplicationItem } from '~/contracts/application-lists'
import { type Edit, type Items, itemName } from '~/entities/application-list/edits'

/** A row with the reason why it stands there; an empty one is taken away. */
export function reasoned(items: Items, unitId: string, reason: string): Edit | undefined {
  const item = items.find((candidate) => candidate.unitId === unitId)
  if (!item || (item.reason ?? '') === reason) return undefined
  return {
    items: items.map((other) => (other === item ? withReason(item, reason) : other)),
    label: `${itemName(item)} 的理由`,
    group: `reason ${unitId}`,
  }
}

/** Gives rows without a reason the one that is offered; undefined where none is. */
export function allReasoned(
  items: Items,
  offered: (item: Items[number]) => string | undefined,
): Edit | undefined {
  const after = items.map((item) => (item.reason ? item : withReason(item, offered(item) ?? '')))
  const count = after.filter(({ reason }, at) => reason !== items[at]?.reason).length
  return count === 0 ? undefined : { items: after, label: `写上 ${count} 个理由` }
}

function withReason({ reason: _, ...item }: ApplicationItem, reason: string): ApplicationItem {
  return reason === '' ? item : { ...item, reason }
}
