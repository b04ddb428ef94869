import * as z from 'zod/mini'
import { get } from './endpoint'
import { Text } from './primitives'
import { Province } from './province'

/** The lists that the product wants before it mounts (S1 §4), each as the call for it alone has it. */
export const StartupLists = z.object({
  provinces: z.array(Province),
  types: z.array(Text),
  /** Who runs a school: 公办, 民办, 中外合作办学. */
  institutions: z.array(Text),
  features: z.array(Text),
})
export type StartupLists = z.infer<typeof StartupLists>

export const startup = {
  lists: get('/api/startup/lists', {
    summary: '启动时要的列表：省份、院校类型、办学性质、院校特色',
    payload: StartupLists,
    extension: true,
    source: 'every visit begins with these four lists; without it each is asked for alone',
  }),
}
