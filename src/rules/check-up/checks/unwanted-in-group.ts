import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { unwantedBeside } from '../unwanted'
import { rowName } from '../words'

export const unwantedInGroup = {
  id: 'unwanted-in-group',
  name: '组内有不想去的专业',
  run(model: ListModel): Found[] {
    if (!model.form.adjustment) return []
    return model.rows.flatMap((row): Found[] => {
      const unwanted = row.row.adjust === true ? unwantedBeside(row, model) : []
      if (unwanted.length === 0 || row.fit === 'not-met') return []
      const names = unwanted.map(({ name }) => name).join('、')
      const isFar = isFarAhead(row, model)
      const isMild = isFar || row.tier === undefined
      return [
        {
          rows: [row.place],
          severity: isMild ? 'low' : 'medium',
          why: `${rowName(row)}勾了服从，这个单位里还有${names}，是你说过不想读的；${isFar ? '你的位次比所填专业靠前很多，调剂过去的可能很小' : '位次靠近投档线时，可能被调剂过去'}。`,
          remedy: '能接受就保留；不能接受，就换成没有这些专业的单位，不要靠不服从来避开。',
          actions: isMild ? [] : replaceRow(model, row),
        },
      ]
    })
  },
  skipped({ form, list, rows }: ListModel) {
    const isTold = list.student.unwanted && rows.some(({ row }) => row.alsoInUnit !== undefined)
    return form.adjustment && !isTold ? '没有写不想读的专业，或单位里还有哪些专业' : undefined
  },
} as const satisfies Check

/** Two spreads better than the easiest chosen major. */
function isFarAhead({ row, line, simulated }: ModelRow, { own }: ListModel): boolean {
  if (!line || simulated.majors.length === 0 || (row.majors ?? []).length === 0) return false
  return line.centre + Math.max(...simulated.majors) - own > 2 * line.spread
}
