import { useAtom } from 'jotai'
import * as z from 'zod/mini'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'

/** Figures of a row that may be hidden, in the order in which they stand. */
export const COLUMNS = [
  { id: 'chance', name: '概率' },
  { id: 'majors', name: '专业' },
  { id: 'line', name: '最低位次' },
  { id: 'plan', name: '计划' },
  { id: 'fee', name: '学费' },
  { id: 'city', name: '城市' },
] as const
export type ColumnId = (typeof COLUMNS)[number]['id']

export const GROUPINGS = [
  { id: 'none', name: '不分组' },
  { id: 'tier', name: '按冲稳保' },
  { id: 'city', name: '按城市' },
] as const

const View = z.object({
  hidden: z.array(z.enum(COLUMNS.map(({ id }) => id))),
  group: z.enum(GROUPINGS.map(({ id }) => id)),
})
export type View = z.infer<typeof View>

const DEFAULT: View = { hidden: ['city'], group: 'none' }
const viewAtom = storedAtom('zetu.arrange', View, DEFAULT)

/** Which figures stand in a row, and how rows are grouped; this browser keeps it. */
export const useView = () => useAtom(viewAtom, { store })
