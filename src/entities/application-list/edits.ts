import type { ApplicationChoice, ApplicationItem } from '~/contracts/application-lists'
import type { Action } from '~/rules/check-up/finding'

export type Items = readonly ApplicationItem[]

/** A change of a list, and what it is called: 安徽大学 003 移到第 3 位. */
export interface Edit {
  readonly items: Items
  readonly label: string
}

/** 安徽大学 003. */
export function itemName({ schoolName, majorGroupCode }: ApplicationItem): string {
  return [schoolName, majorGroupCode].filter(Boolean).join(' ')
}

/** A row at another place, from 1; undefined where nothing would change. */
export function moved(items: Items, unitId: string, place: number): Edit | undefined {
  const from = items.findIndex((item) => item.unitId === unitId)
  const item = items[from]
  const to = Math.min(Math.max(Math.trunc(place), 1), items.length) - 1
  if (!item || Number.isNaN(to) || to === from) return undefined
  return {
    items: items.toSpliced(from, 1).toSpliced(to, 0, item),
    label: `${itemName(item)} 移到第 ${to + 1} 位`,
  }
}

/** A row some places on; undefined at the ends. */
export function shifted(items: Items, unitId: string, by: number): Edit | undefined {
  return moved(items, unitId, items.findIndex((item) => item.unitId === unitId) + 1 + by)
}

export function removed(items: Items, unitId: string): Edit | undefined {
  const item = items.find((candidate) => candidate.unitId === unitId)
  return item && { items: items.filter((other) => other !== item), label: `移除 ${itemName(item)}` }
}

export function adjusted(items: Items, unitId: string, adjust: boolean): Edit | undefined {
  const item = items.find((candidate) => candidate.unitId === unitId)
  if (!item || item.adjust === adjust) return undefined
  return {
    items: items.map((other) => (other === item ? { ...item, adjust } : other)),
    label: `${itemName(item)} ${adjust ? '服从调剂' : '不服从调剂'}`,
  }
}

/** Whether a remedy is done by what is in the list already; others need a candidate that somebody chooses. */
export function isDoable(actions: readonly Action[]): boolean {
  return actions.length > 0 && actions.every((action) => action.do !== 'add')
}

/** The steps of a remedy. Their places are those of `unitIds`, the list as it was checked. */
export function remedied(
  items: Items,
  unitIds: readonly string[],
  actions: readonly Action[],
  label: string,
): Edit | undefined {
  const after = actions.reduce<Items>((now, action) => stepAfter(now, unitIds, action), items)
  return after === items ? undefined : { items: after, label }
}

function stepAfter(items: Items, unitIds: readonly string[], action: Action): Items {
  if (action.do === 'add') return items
  const unitId = unitIds[action.row - 1] ?? ''
  switch (action.do) {
    case 'move':
      return moved(items, unitId, action.to)?.items ?? items
    case 'drop':
      return removed(items, unitId)?.items ?? items
    case 'tick-adjust':
      return adjusted(items, unitId, true)?.items ?? items
    case 'drop-major':
      return items.map((item) =>
        item.unitId === unitId
          ? { ...item, majors: item.majors.filter(({ majorName }) => majorName !== action.major) }
          : item,
      )
  }
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
  return items.map(({ unitId, majors, adjust }) => ({
    unitId,
    majorEnrollCodes: majors.map(({ majorEnrollCode }) => majorEnrollCode),
    adjust,
  }))
}

/** Whether two lists say the same choices in the same order. Ends at the first row that differs: every change asks. */
export function isSameList(a: Items, b: Items): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at] || saidAt(a, at) === saidAt(b, at))
}

const saidAt = (items: Items, at: number) => JSON.stringify(choicesOf(items.slice(at, at + 1)))
