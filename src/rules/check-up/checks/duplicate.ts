import type { Check, Found } from '../finding'
import { firstPlaces } from '../first-places'
import { grouped } from '../grouped'
import type { ListModel } from '../list-model'
import { placeList, rowName, rowNumbers } from '../words'

/** A unit in a list twice, as copies of a row in a spreadsheet leave it: only the first is read. */
export const duplicate = {
  id: 'duplicate',
  name: '重复的志愿',
  run({ rows, list, form }: ListModel): Found[] {
    const repeated = rows.filter(({ closed }) => closed === 'repeated')
    if (repeated.length === 0) return []
    const places = firstPlaces(list.rows, form)
    const units = grouped(repeated, ({ place }) => String(places[place - 1]))
    const texts = [...units].flatMap(([first, same]) => {
      const original = rows[Number(first)]
      return original ? `${rowNumbers(same)}和${rowName(original)}是同一个志愿` : []
    })
    return [
      {
        rows: repeated.map(({ place }) => place),
        severity: 'medium',
        why: `${texts.join('；')}：只算最前面的一个，后面的白占位置。`,
        remedy: `去掉${placeList(repeated.map(({ place }) => place))}，腾出来填别的。`,
        actions: repeated.map(({ place }) => ({ do: 'drop', row: place })),
      },
    ]
  },
} as const satisfies Check
