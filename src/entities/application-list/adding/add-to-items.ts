import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { type Edit, type Items, itemName } from '../edits'
import { itemOf, type MajorWishes, majorsToName } from '../item-of-unit'

/** The place (from 1) of a choice that is new among others. */
export type PlaceOfNew = (items: Items, item: ApplicationItem, unit: RecommendedUnit) => number

/** How a unit comes into a list. */
export interface AddingRules {
  readonly form: ApplicationForm
  /** Absent while they are not known. */
  readonly wishes?: MajorWishes | undefined
  readonly placeOf: PlaceOfNew
}

/** The unit at its place in the list, with the majors that are wished for; undefined where it is in it, or the list is full. */
export function added(items: Items, unit: RecommendedUnit, rules: AddingRules): Edit | undefined {
  if (isIn(items, unit) || isFull(items, rules.form)) return undefined
  const item = itemOf(unit, rules.form, items.length + 1, majorsToName(unit.majors, rules.form, rules.wishes))
  const place = rules.placeOf(items, item, unit)
  return {
    items: items.toSpliced(place - 1, 0, { ...item, order: place }),
    label: `${itemName(item)} 已放在第 ${place} 位`,
  }
}

/** The unit in the place of another, with the majors that are wished for; undefined where that is gone, or it is in the list. */
export function swapped(
  items: Items,
  unitId: string,
  unit: RecommendedUnit,
  { form, wishes }: Omit<AddingRules, 'placeOf'>,
): Edit | undefined {
  const index = items.findIndex((item) => item.unitId === unitId)
  const before = items[index]
  if (!before || isIn(items, unit)) return undefined
  const item = itemOf(unit, form, index + 1, majorsToName(unit.majors, form, wishes))
  return {
    items: items.with(index, item),
    label: `第 ${index + 1} 行 ${itemName(before)} 换成 ${itemName(item)}`,
  }
}

/** The unit where it belongs, for another that leaves; undefined where that is gone, or it is in the list. */
function traded(items: Items, unitId: string, unit: RecommendedUnit, rules: AddingRules): Edit | undefined {
  const left = items.find((item) => item.unitId === unitId)
  if (!left) return undefined
  const edit = added(
    items.filter((item) => item !== left),
    unit,
    rules,
  )
  return edit && { ...edit, label: `移除 ${itemName(left)}，${edit.label}` }
}

const isIn = (items: Items, { unitId }: RecommendedUnit) => items.some((item) => item.unitId === unitId)

/** A unit that is to come into a list. */
export interface Coming {
  readonly unit: RecommendedUnit
  /** The unit that leaves for it, where the list is full. */
  readonly insteadOf?: string | undefined
}

/** Units at their places, one after the other, in one step; undefined where none of them can be added. */
export function allAdded(items: Items, coming: readonly Coming[], rules: AddingRules): Edit | undefined {
  const edits: Edit[] = []
  for (const { unit, insteadOf } of coming) {
    const now = edits.at(-1)?.items ?? items
    const edit = insteadOf === undefined ? added(now, unit, rules) : traded(now, insteadOf, unit, rules)
    if (edit) edits.push(edit)
  }
  const last = edits.at(-1)
  return last && { ...last, label: edits.map(({ label }) => label).join('；') }
}

/** A list that has all the choices that its province allows. */
export function isFull(
  { length }: { readonly length: number },
  { choiceCount }: Pick<ApplicationForm, 'choiceCount'>,
): boolean {
  return choiceCount !== undefined && length >= choiceCount
}
