import type { Check, Found } from '../finding'
import { grouped } from '../grouped'
import type { ListModel } from '../list-model'

const ONE_REGION = { share: 0.8, leastRows: 5 } as const

export const oneRegion = {
  id: 'one-region',
  name: '地区单一',
  run({ rows, list }: ListModel): Found[] {
    const placed = rows.filter(({ row }) => row.province !== undefined)
    if (placed.length < ONE_REGION.leastRows) return []
    return [...grouped(placed, ({ row }) => row.province ?? '')].flatMap(([province, own]): Found[] => {
      if (province === list.province || own.length <= rows.length * ONE_REGION.share) return []
      return [
        {
          rows: own.map(({ place }) => place),
          severity: 'low',
          why: `${rows.length} 行里有 ${own.length} 行在${province}。一个地方热起来，这些行会一起变难。`,
          remedy: '如果不是非去那里不可，可以加几个别处或本省的志愿。',
          actions: [],
        },
      ]
    })
  },
  skipped({ rows }: ListModel) {
    return rows.some(({ row }) => row.province !== undefined) ? undefined : '没有写院校所在省份'
  },
} as const satisfies Check
