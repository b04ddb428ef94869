import type { Action } from '../../list/edits'
import type { Check, Found } from '../finding'
import { grouped } from '../grouped'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { placeList } from '../words'

const ONE_SCHOOL = { share: 0.3, least: 3 } as const

/** The first of a province often have two or three schools in mind, and no more. */
const FIRST_RANKS = 1_000

export const oneSchool = {
  id: 'one-school',
  name: '同校过多',
  run(model: ListModel): Found[] {
    const { rows, rank, outcome } = model
    const taken = ({ place }: ModelRow) => outcome?.taken[place - 1] ?? 0
    return [...grouped(rows, ({ row }) => row.school)].flatMap(([school, own]): Found[] => {
      const most = Math.max(Math.floor(rows.length * ONE_SCHOOL.share), ONE_SCHOOL.least - 1)
      if (own.length <= rows.length * ONE_SCHOOL.share || own.length < ONE_SCHOOL.least) return []
      const surplus = own.toSorted((a, b) => taken(a) - taken(b)).slice(0, own.length - most)
      return [
        {
          rows: own.map(({ place }) => place),
          severity: rank <= FIRST_RANKS ? 'low' : 'medium',
          why: `${rows.length} 行里有 ${own.length} 行是${school}（超过三成）。同一所学校的几个志愿往往一起变热变冷，它今年热起来，这些行会一起落空。`,
          remedy: `留下最想去的 ${most} 行，把${placeList(surplus.map(({ place }) => place))}换成别的学校里难度相近的志愿。`,
          actions: surplus.flatMap((row): Action[] => replaceRow(model, row)),
        },
      ]
    })
  },
} as const satisfies Check
