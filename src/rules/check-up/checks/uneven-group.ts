import type { Check, Found } from '../finding'
import type { ListMajor } from '../list-input'
import type { ListModel } from '../list-model'
import { replaceRow } from '../replace-row'
import { unwantedBeside } from '../unwanted'
import { count, lastYear, rowName, wholeUnit } from '../words'

/** Ranks inside a unit that differ by more than this make it uneven. */
const UNEVEN = 1.3

export const unevenGroup = {
  id: 'uneven-group',
  name: '组内冷热差大',
  run(model: ListModel): Found[] {
    if (!model.form.adjustment) return []
    return model.rows.flatMap((row): Found[] => {
      const chosen = ranksOf(row.row.majors)
      const all = [...chosen, ...ranksOf(row.row.alsoInUnit)]
      if (!row.line || row.tier === undefined || chosen.length === 0) return []
      const [hardest, easiest] = [Math.min(...all), Math.max(...all)]
      const ownEasiest = Math.max(...chosen)
      if (easiest / hardest <= UNEVEN || !isNearUnit(model, row.line.centre, Math.log(ownEasiest))) return []
      const unwanted = unwantedBeside(row, model)
      if (row.acceptsAny && unwanted.length === 0) return []
      return [
        {
          rows: [row.place],
          severity: 'medium',
          why: `${rowName(row)}里各专业差得多：最热的 ${lastYear(model)}到 ${count(hardest)}，最冷的到 ${count(easiest)}；你填的专业里最容易的是 ${count(ownEasiest)}。你的位次 ${count(model.rank)} 离${wholeUnit(model)}的线近，所填的专业去年却都没到这个位次，${row.acceptsAny ? '调剂可能去到你不想读的专业' : '又没有勾服从'}。`,
          remedy:
            unwanted.length > 0
              ? '换一个各专业难度相近、又没有不想读的专业的志愿。'
              : `勾选服从；或者在所填专业里加上${wholeUnit(model)}里较容易的几个。`,
          actions: unwanted.length > 0 ? replaceRow(model, row) : [{ do: 'tick-adjust', row: row.place }],
        },
      ]
    })
  },
  skipped({ form, rows }: ListModel) {
    const isReported = rows.some(({ row }) => row.majors?.some(({ rank }) => rank !== undefined))
    return form.adjustment && !isReported ? '没有各专业的往年位次' : undefined
  },
} as const satisfies Check

/** Behind the easiest chosen major, and nearer to the unit's line than to it. */
function isNearUnit({ own }: ListModel, unit: number, easiest: number): boolean {
  return own > easiest && Math.abs(own - unit) < Math.abs(own - easiest)
}

function ranksOf(majors: readonly ListMajor[] = []): number[] {
  return majors.flatMap(({ rank }) => rank ?? [])
}
