import type { Announcements } from '@dnd-kit/core'
import { type Items, itemName } from '~/entities/application-list/edits'

/** The id of the drags, and by dnd-kit that of the words which describe each handle. */
export const HOW_TO_DRAG = 'how-to-drag'

export const INSTRUCTIONS = '按空格拿起这个志愿，用上下键移动，再按空格放下，按 Esc 取消。'

type Id = string | number

/** What is read out while a row is dragged. */
export function announcementsOf(items: Items): Announcements {
  const nameOf = (id: Id) => {
    const item = items.find(({ unitId }) => unitId === id)
    return item ? itemName(item) : '这个志愿'
  }
  const placeOf = (id: Id) => items.findIndex(({ unitId }) => unitId === id) + 1
  return {
    onDragStart: ({ active }) =>
      `拿起 ${nameOf(active.id)}，现在第 ${placeOf(active.id)} 位，共 ${items.length} 位`,
    // The row itself is what it is over at first: that has been said.
    onDragOver: ({ active, over }) =>
      over?.id === active.id
        ? undefined
        : over
          ? `${nameOf(active.id)} 移到第 ${placeOf(over.id)} 位`
          : `${nameOf(active.id)} 不在列表里`,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} 放在第 ${placeOf(over.id)} 位` : `${nameOf(active.id)} 回到原来的位置`,
    onDragCancel: ({ active }) => `取消，${nameOf(active.id)} 回到第 ${placeOf(active.id)} 位`,
  }
}
