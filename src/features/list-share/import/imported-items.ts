import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { Edit, Items } from '~/entities/application-list/edits'
import { itemOf } from '~/entities/application-list/item-of-unit'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { TakenRows } from '~/rules/list/import/taken-rows'

/** The choices that a table says as those of a list; what it does not say of 服从 is as the form begins. */
export function importedItems(
  { choices }: Pick<TakenRows<RecommendedUnit>, 'choices'>,
  form: ApplicationForm,
): Items {
  return choices.map(({ unit, majors, adjust }, index) => {
    const item = itemOf(unit, form, index + 1, majors)
    return { ...item, adjust: form.adjustment && (adjust ?? item.adjust) }
  })
}

/** The list with imported choices in its place, or behind its own; no more than the province allows. */
export function withImported(
  items: Items,
  imported: Items,
  how: 'instead' | 'behind',
  { choiceCount }: Pick<ApplicationForm, 'choiceCount'>,
): Edit {
  const before = how === 'instead' ? [] : items
  const known = new Set(before.map(({ unitId }) => unitId))
  const after = [...before, ...imported.filter(({ unitId }) => !known.has(unitId))].slice(0, choiceCount)
  return {
    items: after,
    label:
      how === 'instead' ? `换成导入的 ${after.length} 个志愿` : `导入 ${after.length - before.length} 个志愿`,
  }
}
