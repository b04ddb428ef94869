import { FEW_PLACES } from '../../filing/places'
import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'
import { percent, rowNames } from '../words'

/** The share of the years that such rows together may carry. */
const CARRIED = 0.1

export const onePlace = {
  id: 'one-place',
  name: '名额很少',
  run({ rows, outcome }: ListModel): Found[] {
    const few = rows.filter(({ row }) => row.plan !== undefined && row.plan > 0 && row.plan <= FEW_PLACES)
    const carried = few.reduce((sum, { place }) => sum + (outcome?.taken[place - 1] ?? 0), 0)
    if (carried <= CARRIED) return []
    return [
      {
        rows: few.map(({ place }) => place),
        severity: 'low',
        why: `${rowNames(few)}只招 1–${FEW_PLACES} 人，推算里却有${percent(carried)} 的年份靠它们。只差一个人线就变，这些概率仅供参考。`,
        remedy: '可以保留；在它们后面再放一两个名额多、难度相近的志愿。',
        actions: [],
      },
    ]
  },
} as const satisfies Check
