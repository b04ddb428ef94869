import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { SLIP, slipAboveLine, soundSafeties } from '../safety'
import { isFinal, isJudged, moreSafety, NEXT_BATCH, slipText, TAIL } from '../whole-list'
import { percent } from '../words'

/** A tail this likely is nearly a 保. */
const NEARLY_SAFE = 0.75

export const noSafetyAtEnd = {
  id: 'no-safety-at-end',
  name: '无保',
  run(model: ListModel): Found[] {
    const { rows, outcome } = model
    if (!isFinal(model) || !outcome || !isJudged(model)) return []
    const tail = rows.slice(-Math.ceil(rows.length / TAIL))
    if (tail.some(({ tier }) => tier === 3)) return []
    const more = moreSafety(model)
    const slip = slipAboveLine(outcome)
    const hasOthers = soundSafeties(model).length > 0
    const best = Math.max(...tail.map(({ chance }) => chance?.share ?? 0))
    const isBare = !hasOthers && (slip > SLIP.little || best < NEARLY_SAFE)
    const severity = more && isBare ? 'high' : !hasOthers || slip > SLIP.little ? 'medium' : 'low'
    return [
      {
        rows: tail.map(({ place }) => place),
        severity,
        why: `表尾 ${tail.length} 行里没有“保”（可能性 90% 以上），其中最高的${percent(best)}。${slipText(slip)}${slip > SLIP.little ? '' : '；但推算不知道大家会不会挤到同一段来，有一两个“保”才算托住'}。`,
        remedy: more?.text ?? `这个批次里没有够得上“保”的志愿。${NEXT_BATCH}`,
        actions: more?.actions ?? [],
      },
    ]
  },
} as const satisfies Check
