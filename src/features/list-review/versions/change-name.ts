import { itemDiff } from '~/entities/application-list/diff/item-diff'
import type { Items } from '~/entities/application-list/edits'
import { rowChanges } from '~/rules/list/diff/row-changes'

/** What made one state of another, in a few words. */
export function changeName(before: Items | undefined, after: Items): string {
  if (!before) return '这台设备最早的一份'
  return rowChanges(itemDiff(before, after)) || '内容没有变'
}
