import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { rowNumbers, rowsOrName } from '../words'

/** A unit without places, or that the plan of this year has not got: whoever files it leaves a row empty. */
export const stopped = {
  id: 'stopped',
  name: '今年不招生',
  isVital: true,
  run(model: ListModel): Found[] {
    const closed = model.rows.filter((row) => row.closed === 'stopped')
    const empty = closed.filter(({ row }) => row.plan === 0)
    const gone = closed.filter(({ row }) => row.plan !== 0)
    return [
      ...found(model, empty, '今年的计划是 0 人（停招），不能报。'),
      ...found(model, gone, '在今年的招生计划里没有对你开放：可能停招、换了代码，或改了选科要求，不能报。'),
    ]
  },
  skipped({ rows }: ListModel) {
    const unread = rows.filter(({ row }) => row.unread)
    if (unread.length > 0) return `${rowNumbers(unread)}没有读到，不知道今年招不招`
    return rows.some(({ row }) => row.plan !== undefined || row.offered !== undefined)
      ? undefined
      : '没有写今年的计划，不知道有没有停招的'
  },
} as const satisfies Check

function found(model: ListModel, rows: readonly ModelRow[], text: string): Found[] {
  if (rows.length === 0) return []
  return [
    {
      rows: rows.map(({ place }) => place),
      severity: 'high',
      why: `${rowsOrName(rows)}${text}`,
      remedy: '换成今年招生、难度相近的志愿。',
      actions: rows.flatMap((row) => replaceRow(model, row)),
    },
  ]
}
