import * as z from 'zod/mini'
import { ApplicationItem } from './application-lists'
import { get } from './endpoint'
import { Word } from './limits'
import { LIST_ID, rising, unknown } from './meaning/said'
import { Count, DateTime, Text } from './primitives'

/** A saved state of a list: who made it, when, and what it changed. */
export const ListVersion = z.object({
  /** Of the list, as it was saved. */
  version: z.int().check(z.gte(1)),
  /** When it was saved. */
  saveTime: DateTime,
  /** Absent where the server no longer knows who it was. */
  authorId: z.nullish(Text),
  /** Who saved it, as readers see them. */
  authorName: z.string(),
  /** Role of the author. */
  createRoleType: z.int(),
  /** What it made of the state before, for people: 移动 3 行 · 移除 北京协和. */
  change: z.string(),
  /** How many choices it has. */
  choiceCount: Count,
})
export type ListVersion = z.infer<typeof ListVersion>

/** A saved state with its choices. */
export const ListVersionContent = z.extend(ListVersion, {
  /** Its choices, by their order. */
  items: z.array(ApplicationItem),
})
export type ListVersionContent = z.infer<typeof ListVersionContent>

/** The saved states of a list. A student is told of none that was a planner's draft. */
export const listVersions = {
  ofList: get('/api/preferences/{id}/versions', {
    summary: '志愿表保存过的版本',
    payload: z.array(ListVersion),
    access: 'member',
    about: { record: 'list', in: 'id' },
    fresh: 'own',
    extension: true,
    source: 'a family looks back from another device; without it each device shows what it has seen itself',
    orders: [rising('', '/version')],
    refuses: LIST_ID,
  }),
  content: get('/api/preferences/{id}/versions/{version}', {
    summary: '志愿表的一个版本',
    params: z.object({
      /** Of the list. */
      id: Word,
      /** A version that `ofList` has listed. */
      version: Word,
    }),
    payload: ListVersionContent,
    access: 'member',
    about: { record: 'list', in: 'id' },
    fresh: 'own',
    extension: true,
    source: 'what an earlier version had can be compared and taken back',
    orders: [rising('/items', '/order')],
    refuses: [...LIST_ID, unknown('version')],
  }),
}
