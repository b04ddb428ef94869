import { SIMULATED_YEARS } from '../../list/simulation/simulated-years'
import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { SLIP, safeLine, slipAboveLine } from '../safety'
import { isFinal, isJudged, NEXT_BATCH, slipText } from '../whole-list'
import { count, lastYear, percent } from '../words'

export const nextBatch = {
  id: 'next-batch',
  name: '下一批次',
  run(model: ListModel): Found[] {
    if (!isFinal(model) || !model.outcome || !isJudged(model)) return []
    const { barred } = model.outcome
    if (barred > SLIP.medium) {
      return [
        {
          rows: [],
          severity: 'low',
          why: `你的位次 ${count(model.rank)} 离 ${lastYear(model)}的控制线不远，${model.list.year} 年的线还没公布：按 ${count(SIMULATED_YEARS)} 个可能的年份推算，${percent(barred)} 的年份里线会高过你的位次，就不能报${model.list.batch ?? '这个批次'}。`,
          remedy: `控制线公布以后再看一次。${NEXT_BATCH}`,
          actions: [],
        },
      ]
    }
    if (slipAboveLine(model.outcome) <= SLIP.medium || safeLine(model) !== undefined) return []
    return [
      {
        rows: [],
        severity: 'low',
        why: `${slipText(slipAboveLine(model.outcome))}，而这个批次里比你的位次 ${count(model.rank)} 明显靠后的志愿已经不多。`,
        remedy: `${NEXT_BATCH}本批次仍按喜欢的顺序填满。`,
        actions: [],
      },
    ]
  },
} as const satisfies Check
