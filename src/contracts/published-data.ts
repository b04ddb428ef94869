import * as z from 'zod/mini'
import { get } from './endpoint'
import { PublishedSources } from './figure-source'
import { DateTime, Text } from './primitives'
import { PUBLISHED_VERSION_PATH } from './version'

/** What the server says of all its public data together. */
export const PublishedVersion = z.object({
  /** Another one after every change of what the public calls answer. */
  version: Text,
  /** When that was. */
  changedAt: z.nullish(DateTime),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

export const publishedData = {
  sources: get('/api/published-data/sources', {
    summary: '数据来自哪些文件：发布单位、标题、日期，是官方、转录还是学校自己的',
    payload: PublishedSources,
    extension: true,
    source: 'figures say their file and row by it; without it a page says what it has always said',
  }),
  version: get(PUBLISHED_VERSION_PATH, {
    summary: '公开数据的版本：任何公开接口的回答有变化，它就换一个',
    payload: PublishedVersion,
    fresh: 'shared',
    extension: true,
    source:
      'files of public data know by it that the API is newer; without it they are used until the time that they name',
  }),
}
