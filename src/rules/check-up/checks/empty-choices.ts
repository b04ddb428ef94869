import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { SLIP, slipAboveLine } from '../safety'
import { isFinal, isJudged, moreSafety, NEXT_BATCH, slipText } from '../whole-list'

export const emptyChoices = {
  id: 'empty-choices',
  name: '志愿未填满',
  run(model: ListModel): Found[] {
    const { allowed, rows, outcome } = model
    if (!isFinal(model) || !outcome || !isJudged(model) || allowed === undefined || rows.length >= allowed)
      return []
    const hasSafety = rows.some(({ tier }) => tier === 3)
    if (slipAboveLine(outcome) <= SLIP.little && hasSafety) return []
    const more = moreSafety(model)
    return [
      {
        rows: [],
        severity: 'medium',
        why: `可以填 ${allowed} 个，现在填了 ${rows.length} 个，还空 ${allowed - rows.length} 个；${slipText(slipAboveLine(outcome))}${hasSafety ? '' : '，表里还没有“保”'}。`,
        remedy: more?.text ?? `空着的位置可以继续填你愿意去的志愿。${NEXT_BATCH}`,
        actions: more?.actions ?? [],
      },
    ]
  },
  skipped({ allowed, form, outcome }: ListModel) {
    return allowed === undefined && !form.early && outcome ? '不知道这个批次能填几个志愿' : undefined
  },
} as const satisfies Check
