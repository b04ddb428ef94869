import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { safeLine } from '../safety'
import { TAIL } from '../whole-list'
import { count, lastYear, placeList, rowNames } from '../words'

const share = ({ chance }: ModelRow) => chance?.share ?? 0

export const outOfReach = {
  id: 'out-of-reach',
  name: '圆梦',
  run(model: ListModel): Found[] {
    const { rows, form } = model
    const far = rows.filter(({ tier, chance }) => chance !== undefined && tier === undefined)
    if (far.length === 0) return []
    const most = Math.floor(rows.length / TAIL)
    const isMany = rows.length >= TAIL && far.length > rows.length / TAIL
    const surplus = isMany ? far.toSorted((a, b) => share(a) - share(b)).slice(0, far.length - most) : []
    const firstSafety = rows.find(({ tier }) => tier === 3)?.place
    const safe = safeLine(model) ?? model.rank * 1.25
    return [
      {
        rows: far.map(({ place }) => place),
        severity: isMany && !form.early ? 'medium' : 'low',
        why: `${rowNames(far)}的可能性不到 10%${isMany ? `，占了全表 ${rows.length} 行里的 ${far.length} 行` : ''}。${form.parallel ? '圆梦志愿没有投中，不影响后面的志愿。' : '按顺序志愿投档，把它们放在前面会占掉机会。'}`,
        remedy: isMany
          ? `把${placeList(surplus.map(({ place }) => place))}换成 ${lastYear(model)}最低位次在 ${count(model.rank)} 到 ${count(safe)} 之间、愿意去的志愿。`
          : form.parallel
            ? '想去就留；要腾位置，先去掉它们。'
            : '想去的放在够得着的后面。',
        actions: surplus.flatMap(({ place }) => [
          {
            do: 'add' as const,
            ...(firstSafety !== undefined && { before: firstSafety }),
            lineFrom: Math.round(model.rank * 1.02),
            lineTo: Math.round(safe),
          },
          { do: 'drop' as const, row: place },
        ]),
      },
    ]
  },
} as const satisfies Check
