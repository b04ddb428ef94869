import { doubts } from '../doubts'
import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { rowNames } from '../words'

export const oneYear = {
  id: 'one-year',
  name: '仅一年数据',
  run(model: ListModel): Found[] {
    return doubts(
      model,
      model.rows.filter(
        ({ line, undersubscribed, closed }) => !closed && line?.years === 1 && !undersubscribed,
      ),
      (rows) => `${rowNames(rows)}只有一年的数据可比，推算的范围要放宽看`,
    )
  },
} as const satisfies Check
