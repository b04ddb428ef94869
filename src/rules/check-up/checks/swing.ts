import { cohortShift } from '../../chance/cohort'
import { BIG_SWING } from '../../chance/swing'
import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { soundSafeties } from '../safety'
import { moreSafety } from '../whole-list'
import { percent, rowName } from '../words'

const SWING = Math.log(1 + BIG_SWING)

export const swing = {
  id: 'swing',
  name: '大小年',
  run(model: ListModel): Found[] {
    const swung = model.rows.flatMap((row) => {
      const move = moveOf(row, model)
      return move === undefined ? [] : [{ row, move }]
    })
    return swung.map(({ row, move }): Found => {
      const others = soundSafeties(model).filter((other) => !swung.some((item) => item.row === other))
      const isLeaned =
        others.length < 2 && row.tier !== undefined && !model.form.early && model.outlook !== undefined
      const more = isLeaned ? moreSafety(model, 2 - others.length) : undefined
      return {
        rows: [row.place],
        severity: more ? 'medium' : 'low',
        why: `${rowName(row)}去年的最低位次比前两年平均靠后${percent(Math.exp(move) - 1)}，可能是「小年」。今年报的人若多起来，会回到原来的难度。`,
        remedy: more
          ? `按前几年的难度看它，表里要另有托得住的志愿：${more.text}`
          : '表里另有托得住的志愿，可以保留；别把它当作变容易了。',
        actions: more?.actions ?? [],
      }
    })
  },
} as const satisfies Check

/** Last year's line is unusually easy this far above the mean of the two before, in ln rank. */
function moveOf({ past, line, undersubscribed }: ModelRow, model: ListModel): number | undefined {
  const [newest, ...older] = past
    .slice(0, 3)
    .filter(({ oldExam }, _, [first]) => oldExam === first?.oldExam)
    .map(({ year, rank, candidates }) => ({ year, log: Math.log(rank) + cohortShift({ candidates }, 1) }))
  if (!newest || !line || older.length === 0 || undersubscribed || newest.year !== model.list.year - 1)
    return undefined
  const move = newest.log - older.reduce((sum, { log }) => sum + log, 0) / older.length
  return move > Math.max(SWING, Math.min(line.sides.harder, line.sides.easier)) ? move : undefined
}
