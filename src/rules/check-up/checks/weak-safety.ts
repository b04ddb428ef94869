import { countTiers } from '../../chance/tier-name'
import type { Check, Found } from '../finding'
import { type ListModel, tierOfRow } from '../list-model'
import { SLIP, slipAboveLine } from '../safety'
import { isFinal, isJudged, moreSafety, NEXT_BATCH, slipText } from '../whole-list'
import { rowNumbers } from '../words'

export const weakSafety = {
  id: 'weak-safety',
  name: '保底不足',
  run(model: ListModel): Found[] {
    const { outcome } = model
    if (!isFinal(model) || !outcome || !isJudged(model) || slipAboveLine(outcome) <= SLIP.medium) return []
    const more = moreSafety(model)
    return [
      {
        rows: [],
        severity: more && slipAboveLine(outcome) > SLIP.high ? 'high' : 'medium',
        why: `${slipText(slipAboveLine(outcome))}（超过 3% 就值得补）。${tiersText(model)}。`,
        remedy: more?.text ?? `这个批次里找不到明显低于你位次的志愿。${NEXT_BATCH}`,
        actions: more?.actions ?? [],
      },
    ]
  },
  skipped(model: ListModel) {
    if (!model.outcome)
      return model.form.parallel ? '有志愿没有读到，整张表的推算没有做' : '顺序志愿批次，不按平行志愿推算'
    if (model.form.early) return '提前批没有录取还有后面的批次，不按滑档来看'
    const missing = model.rows.filter(({ simulated }) => simulated.centre === undefined)
    if (missing.length === 0) return undefined
    return isJudged(model)
      ? `${rowNumbers(missing)}没有可比的往年位次，推算里当作没有填`
      : '往年位次太少，整张表的推算没有做'
  },
} as const satisfies Check

function tiersText({ rows }: ListModel): string {
  const counts = countTiers(rows.map(tierOfRow))
    .filter(([, times], place) => place < 3 || times > 0)
    .map(([name, times]) => `${name} ${times}`)
  return `现在的 ${rows.length} 行里，${counts.join('、')}`
}
