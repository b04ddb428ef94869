import { type Edit, type Items, itemName } from './edits'

type Item = Items[number]
export type ChosenMajor = Item['majors'][number]

function changed(items: Items, item: Item, majors: Item['majors'], what: string): Edit {
  return {
    items: items.map((other) => (other === item ? { ...item, majors } : other)),
    label: `${itemName(item)} ${what}`,
  }
}

const found = (items: Items, unitId: string) => items.find((item) => item.unitId === unitId)

/** A major more at the end of a row; undefined where it is there already, or no more than `most` may be chosen. */
export function majorAdded(items: Items, unitId: string, major: ChosenMajor, most: number): Edit | undefined {
  const item = found(items, unitId)
  if (!item || item.majors.length >= most) return undefined
  if (item.majors.some(({ majorEnrollCode }) => majorEnrollCode === major.majorEnrollCode)) return undefined
  const { majorEnrollCode, majorName } = major
  return changed(items, item, [...item.majors, { majorEnrollCode, majorName }], `加上 ${majorName}`)
}

/** A row without one of its majors, by its code; undefined where it has not got it. */
export function majorRemoved(items: Items, unitId: string, code: string): Edit | undefined {
  const item = found(items, unitId)
  const major = item?.majors.find(({ majorEnrollCode }) => majorEnrollCode === code)
  if (!item || !major) return undefined
  return changed(
    items,
    item,
    item.majors.filter((other) => other !== major),
    `去掉 ${major.majorName}`,
  )
}

/** A major of a row chosen, or chosen no more; undefined where no more than `most` may be. */
export function majorToggled(
  items: Items,
  unitId: string,
  major: ChosenMajor,
  most: number,
): Edit | undefined {
  return majorRemoved(items, unitId, major.majorEnrollCode) ?? majorAdded(items, unitId, major, most)
}

/** A major one place up; undefined for the first one. */
export function majorRaised(items: Items, unitId: string, code: string): Edit | undefined {
  const item = found(items, unitId)
  const from = item?.majors.findIndex(({ majorEnrollCode }) => majorEnrollCode === code) ?? -1
  const major = item?.majors[from]
  if (!item || !major || from === 0) return undefined
  const majors = item.majors.toSpliced(from, 1).toSpliced(from - 1, 0, major)
  return changed(items, item, majors, `${major.majorName} 提到第 ${from} 个专业`)
}
