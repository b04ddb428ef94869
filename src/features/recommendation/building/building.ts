import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { type Edit, type Items, itemName } from '~/entities/application-list/edits'
import { itemOf, type MajorWishes, majorsToName } from '~/entities/application-list/item-of-unit'
import type { ApplicationForm } from '~/rules/filing/application-form'

/** A list that is being made, saved or not. */
export interface Building {
  readonly items: Items
  readonly edit: (edit: Edit | undefined) => void
  /** What was done last, to be read out. */
  readonly said: string
}

/** The unit at the end of the list, with the majors that are wished for; undefined where it is in it, or the list is full. */
export function added(
  items: Items,
  unit: RecommendedUnit,
  form: ApplicationForm,
  wishes?: MajorWishes,
): Edit | undefined {
  if (items.some(({ unitId }) => unitId === unit.unitId) || isFull(items, form)) return undefined
  const item = itemOf(unit, form, items.length + 1, majorsToName(unit.majors, form, wishes))
  return { items: [...items, item], label: `${itemName(item)} 已加入，第 ${items.length + 1} 个志愿` }
}

/** Units at the end of the list, one after the other, in one step; undefined where none of them can be added. */
export function allAdded(
  items: Items,
  units: readonly RecommendedUnit[],
  form: ApplicationForm,
  wishes?: MajorWishes,
): Edit | undefined {
  const edits: Edit[] = []
  for (const unit of units) {
    const edit = added(edits.at(-1)?.items ?? items, unit, form, wishes)
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

/** A major of a unit in the list named, or no longer; undefined where no more may be named. */
export function majorToggled(
  items: Items,
  unitId: string,
  { majorEnrollCode, majorName }: Pick<UnitMajor, 'majorEnrollCode' | 'majorName'>,
  { majorsPerChoice }: Pick<ApplicationForm, 'majorsPerChoice'>,
): Edit | undefined {
  const item = items.find((candidate) => candidate.unitId === unitId)
  if (!item) return undefined
  const isNamed = item.majors.some((major) => major.majorEnrollCode === majorEnrollCode)
  if (!isNamed && item.majors.length >= majorsPerChoice) return undefined
  const majors = isNamed
    ? item.majors.filter((major) => major.majorEnrollCode !== majorEnrollCode)
    : [...item.majors, { majorEnrollCode, majorName }]
  return {
    items: items.map((other) => (other === item ? { ...item, majors } : other)),
    label: `${itemName(item)} ${isNamed ? '去掉' : '加上'} ${majorName}`,
  }
}
