import { doubts } from '../doubts'
import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { lastYear, rowNames } from '../words'

export const newUnit = {
  id: 'new-unit',
  name: '没有往年的线',
  run(model: ListModel): Found[] {
    const isNew = ({ row, line, closed }: ModelRow) =>
      !closed && (row.isNew === true || row.lines?.length === 0 || line?.basis === 'school')
    return doubts(
      model,
      model.rows.filter(isNew),
      (rows) =>
        `${rowNames(rows)} ${lastYear(model)}没有自己的投档线（新增，或编组变了），只能参照本校其他专业的线`,
    )
  },
} as const satisfies Check
