import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { Edit, Items } from '~/entities/application-list/edits'
import { itemOf } from '~/entities/application-list/item-of-unit'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { matched } from '~/rules/list/import/match-row'
import type { MatchedRow } from './match-table'

/** Units that somebody has chosen for rows that were not found, by the line of the row. */
export type ChosenUnits = ReadonlyMap<number, RecommendedUnit>

/** The choices that a table says, in its order, each unit once; what was not found is left out. */
export function importedItems(
  rows: readonly MatchedRow[],
  chosen: ChosenUnits,
  form: ApplicationForm,
): Items {
  const seen = new Set<string>()
  const items = rows.flatMap(({ row, match }) => {
    const own = chosen.get(row.line)
    const meant = own ? matched(row, own) : 'unit' in match ? match : undefined
    if (!meant || seen.has(meant.unit.unitId)) return []
    seen.add(meant.unit.unitId)
    const majors = meant.majors.slice(0, form.majorsPerChoice)
    const item = itemOf(meant.unit, form, seen.size, majors)
    return [{ ...item, adjust: form.adjustment && (row.adjust ?? item.adjust) }]
  })
  return items
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
