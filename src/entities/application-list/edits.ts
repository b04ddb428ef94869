import type { ApplicationChoice, ApplicationItem } from '~/contracts/application-lists'
import { type Action, movedRow, type RowChanges, remediedRows } from '~/rules/list/edits'

export type Items = readonly ApplicationItem[]

/** A change of a list, and what it is called: 安徽大学 003 移到第 3 位. */
export interface Edit {
  readonly items: Items
  readonly label: string
  /** Edits of one group one after the other are taken back as one. */
  readonly group?: string
}

/** 安徽大学 003, of a row or a unit that may become one. */
export function itemName({
  schoolName,
  majorGroupCode,
}: Pick<ApplicationItem, 'schoolName' | 'majorGroupCode'>): string {
  return [schoolName, majorGroupCode].filter(Boolean).join(' ')
}

/** A row at another place, from 1; undefined where nothing would change. */
export function moved(items: Items, unitId: string, place: number): Edit | undefined {
  const from = items.findIndex((item) => item.unitId === unitId)
  const item = items[from]
  const to = Math.min(Math.max(Math.trunc(place), 1), items.length) - 1
  if (!item || Number.isNaN(to) || to === from) return undefined
  return {
    items: movedRow(items, from, to),
    label: `${itemName(item)} 移到第 ${to + 1} 位`,
  }
}

/** A row some places on; undefined at the ends. */
export function shifted(items: Items, unitId: string, by: number): Edit | undefined {
  return moved(items, unitId, items.findIndex((item) => item.unitId === unitId) + 1 + by)
}

/** Without a row; undefined where it is not there. */
export function removed(items: Items, unitId: string): Edit | undefined {
  const item = items.find((candidate) => candidate.unitId === unitId)
  return item && { items: items.filter((other) => other !== item), label: `移除 ${itemName(item)}` }
}

/** A row with 服从调剂 ticked or not; undefined where it is so already. */
export function adjusted(items: Items, unitId: string, adjust: boolean): Edit | undefined {
  const item = items.find((candidate) => candidate.unitId === unitId)
  if (!item || item.adjust === adjust) return undefined
  return {
    items: items.map((other) => (other === item ? CHANGES.adjusted(item, adjust) : other)),
    label: `${itemName(item)} ${adjust ? '服从调剂' : '不服从调剂'}`,
  }
}

/** Whether a remedy is done by what is in the list already; others need a candidate that somebody chooses. */
export function isDoable(actions: readonly Action[]): boolean {
  return actions.length > 0 && actions.every((action) => action.do !== 'add')
}

const CHANGES: RowChanges<ApplicationItem> = {
  adjusted: (item, adjust) => (item.adjust === adjust ? item : { ...item, adjust }),
  withoutMajor: (item, major) =>
    item.majors.some(({ majorName }) => majorName === major)
      ? { ...item, majors: item.majors.filter(({ majorName }) => majorName !== major) }
      : item,
}

/** The steps of a remedy; undefined where they change nothing. Their places are those of `unitIds`, the list as it was checked. */
export function remedied(
  items: Items,
  unitIds: readonly string[],
  actions: readonly Action[],
  label: string,
): Edit | undefined {
  const placed = items.map((row) => {
    const index = unitIds.indexOf(row.unitId)
    return { row, place: index < 0 ? undefined : index + 1 }
  })
  const after = remediedRows(placed, actions, CHANGES)
  const isSame = after.length === items.length && after.every((item, at) => item === items[at])
  return isSame ? undefined : { items: after, label }
}

/** The steps of a remedy in the words of a button. */
export function remedyText(actions: readonly Action[]): string {
  const texts = actions.map(stepText)
  const [first = ''] = texts
  return texts.length > 2 ? `${first}等 ${texts.length} 步` : texts.join('，')
}

function stepText(action: Action): string {
  switch (action.do) {
    case 'move':
      return `把第 ${action.row} 行移到第 ${action.to} 位`
    case 'drop':
      return `移除第 ${action.row} 行`
    case 'tick-adjust':
      return `第 ${action.row} 行勾选服从调剂`
    case 'drop-major':
      return `第 ${action.row} 行去掉${action.major}`
    case 'add':
      return '加一个志愿'
  }
}

/** A list as the server is told of it. */
export function choicesOf(items: Items): ApplicationChoice[] {
  return items.map(({ unitId, majors, adjust, reason }) => ({
    unitId,
    majorEnrollCodes: majors.map(({ majorEnrollCode }) => majorEnrollCode),
    adjust,
    ...(reason && { reason }),
  }))
}

/** Whether two lists say the same choices in the same order. Ends at the first row that differs: every change asks. */
export function isSameList(a: Items, b: Items): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at] || saidAt(a, at) === saidAt(b, at))
}

/** What a list says, as one text: two lists that say the same have the same. */
export const choicesText = (items: Items) => JSON.stringify(choicesOf(items))

const saidAt = (items: Items, at: number) => JSON.stringify(choicesOf(items.slice(at, at + 1)))
