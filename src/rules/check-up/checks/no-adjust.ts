import type { Action } from '../../list/edits'
import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { unwantedBeside } from '../unwanted'
import { count, rowNames, rowNumbers, wholeUnit } from '../words'

export const noAdjust = {
  id: 'no-adjust',
  name: '未服从',
  run(model: ListModel): Found[] {
    if (!model.form.adjustment) return []
    const open = model.rows.filter(
      ({ acceptsAny, row, closed }) => !acceptsAny && row.adjust === false && !closed,
    )
    const isNear = ({ line, undersubscribed }: ModelRow) =>
      line !== undefined && !undersubscribed && Math.abs(line.centre - model.own) <= line.spread
    return [
      ...adjustFindings(model, open.filter(isNear), 'high'),
      ...adjustFindings(
        model,
        open.filter((row) => !isNear(row)),
        'medium',
      ),
    ]
  },
  skipped({ form, rows }: ListModel) {
    const unreported = form.adjustment ? rows.filter(({ row }) => row.adjust === undefined) : []
    return unreported.length > 0 ? `${rowNumbers(unreported)}没有写是否服从调剂` : undefined
  },
} as const satisfies Check

function adjustFindings(model: ListModel, rows: readonly ModelRow[], severity: 'high' | 'medium'): Found[] {
  const steps = rows.map((row) => ({ row, drops: unwantedBeside(row, model).length > 0 }))
  const ticked = rows.filter((_, index) => !steps[index]?.drops)
  const replaced = rows.filter((_, index) => steps[index]?.drops)
  if (rows.length === 0) return []
  return [
    {
      rows: rows.map(({ place }) => place),
      severity,
      why: `${rowNames(rows)}没有勾选“服从调剂”${severity === 'high' ? `，而你的位次 ${count(model.rank)} 正好在投档线附近` : ''}。档案投进去以后，如果所填专业都录满了，没有服从就会被退回，本批次不会再读后面的志愿。`,
      remedy: [
        ticked.length > 0 ? `${rowNames(ticked)}：勾选服从，调剂只在${wholeUnit(model)}之内。` : '',
        replaced.length > 0
          ? `${rowNames(replaced)}里有你不想去的专业：与其不服从，不如换成没有这些专业的志愿。`
          : '',
      ].join(''),
      actions: steps.flatMap(({ row, drops }): Action[] =>
        drops ? replaceRow(model, row) : [{ do: 'tick-adjust', row: row.place }],
      ),
    },
  ]
}
