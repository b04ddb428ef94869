import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { TAIL } from '../whole-list'
import { count } from '../words'

const TOO_SAFE = { share: 0.8, spreads: 2 } as const

export const tooSafe = {
  id: 'too-safe',
  name: '过于保守',
  run({ rows, own, rank, form }: ListModel): Found[] {
    const far = rows.filter(
      ({ line }) => line !== undefined && line.centre - own > TOO_SAFE.spreads * line.spread,
    )
    if (rows.length < TAIL || far.length <= rows.length * TOO_SAFE.share) return []
    return [
      {
        rows: far.map(({ place }) => place),
        severity: 'low',
        why: `你的位次 ${count(rank)}，比 ${rows.length} 行里 ${far.length} 行的预计最低位次都靠前很多。稳妥没有错，只是可能少了更想去的选择。`,
        remedy: form.parallel
          ? '如果有更想去的学校，可以在表的前面加几个；平行志愿里，前面的没有投中不影响后面的。'
          : '如果有更想去、也够得着的学校，可以放到第一行。',
        actions: [],
      },
    ]
  },
} as const satisfies Check
