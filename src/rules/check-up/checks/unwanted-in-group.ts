import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { unwantedBeside } from '../unwanted'
import { rowNames } from '../words'

/** Majors that are named one by one in a sentence. */
const NAMED = 4

export const unwantedInGroup = {
  id: 'unwanted-in-group',
  name: '组内有不想去的专业',
  run(model: ListModel): Found[] {
    if (!model.form.adjustment) return []
    const meant = model.rows.flatMap((row) => {
      const unwanted = row.row.adjust === true ? unwantedBeside(row, model) : []
      if (unwanted.length === 0 || row.closed) return []
      return [{ row, unwanted, isMild: isFarAhead(row, model) || row.tier === undefined }]
    })
    // One card for the rows in which it may happen, and one for those in which it hardly can.
    return [false, true].flatMap((isMild): Found[] => {
      const same = meant.filter((each) => each.isMild === isMild)
      const rows = same.map(({ row }) => row)
      if (rows.length === 0) return []
      const names = [...new Set(same.flatMap(({ unwanted }) => unwanted.map(({ name }) => name)))]
      const named = `${names.slice(0, NAMED).join('、')}${names.length > NAMED ? '等' : ''}`
      return [
        {
          rows: rows.map(({ place }) => place),
          severity: isMild ? 'low' : 'medium',
          why: `${rowNames(rows)}勾了服从，${model.form.unit}里还有${named}，是你说过不想读的；${isMild ? '你的位次比所填专业靠前很多，或者本来就够不着，调剂过去的可能很小' : '位次靠近投档线时，可能被调剂过去'}。`,
          remedy: '能接受就保留；不能接受，就换成没有这些专业的志愿，不要靠不服从来避开。',
          actions: isMild ? [] : rows.flatMap((row) => replaceRow(model, row)),
        },
      ]
    })
  },
  skipped({ form, list, rows }: ListModel) {
    const isReported = list.student.unwanted && rows.some(({ row }) => row.alsoInUnit !== undefined)
    return form.adjustment && !isReported ? `没有写不想读的专业，或${form.unit}里还有哪些专业` : undefined
  },
} as const satisfies Check

/** Two spreads better than the easiest chosen major. */
function isFarAhead({ row, line, simulated }: ModelRow, { own }: ListModel): boolean {
  if (!line || simulated.majors.length === 0 || (row.majors ?? []).length === 0) return false
  return line.centre + Math.max(...simulated.majors) - own > 2 * line.spread
}
