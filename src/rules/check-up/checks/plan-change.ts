import { changesMuch } from '../../list/plan-change'
import { doubtful, noted } from '../doubts'
import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { lacksSafeties } from '../whole-list'
import { lastYear, rowName } from '../words'

export const planChange = {
  id: 'plan-change',
  name: '计划变化',
  run(model: ListModel): Found[] {
    const changed = model.rows.filter(({ row, closed }) => !closed && changesMuch(row))
    const shrunk = ({ row }: ModelRow) => (row.plan ?? 0) < (row.lastPlan ?? 0)
    const meant = changed.filter((row) => shrunk(row) && row.tier === 3)
    const isMeant = meant.length > 0 && lacksSafeties(model)
    const others = isMeant ? changed.filter((row) => !meant.includes(row)) : changed
    const text = (rows: readonly ModelRow[]) =>
      rows
        .map((row) => `${rowName(row)}计划从 ${row.row.lastPlan} 人变为 ${row.row.plan} 人`)
        .slice(0, 3)
        .join('；')
    return [
      ...(isMeant ? [doubtful(model, meant, `${text(meant)}，名额少了，线可能比 ${lastYear(model)}难`)] : []),
      ...(others.length > 0
        ? [
            noted(
              others,
              `${text(others)}${others.length > 3 ? ` 等 ${others.length} 行` : ''}。往年的线是按往年的名额来的`,
              '名额增加一般会容易些，减少会难些；推算里已经算进一部分。',
            ),
          ]
        : []),
    ]
  },
  skipped({ rows }: ListModel) {
    return rows.some(({ row }) => row.lastPlan !== undefined) ? undefined : '没有两年的计划数'
  },
} as const satisfies Check
