import * as z from 'zod/mini'
import { get } from './endpoint'
import { pageOf } from './envelope'
import { Keyword, Phrase } from './limits'
import { falling, KNOWN_ID, named, PAGE, RECORDS } from './meaning/said'
import { DateTime, Html, PageNumber, PageSize, Text } from './primitives'

/** A brochure as a list shows it (S2 §3). */
export const BrochureListItem = z.object({ id: Text, title: Text, createTime: DateTime })
export type BrochureListItem = z.infer<typeof BrochureListItem>

/** A brochure in full (S1 §3). */
export const Brochure = z.extend(BrochureListItem, {
  schoolId: z.nullish(Text),
  schoolName: z.nullish(Text),
  tags: z.nullish(z.array(Text)),
  content: Html,
})
export type Brochure = z.infer<typeof Brochure>

const page = { page: z.optional(PageNumber), pageSize: z.optional(PageSize) }

export const brochures = {
  ofSchool: get('/api/admission-guide/school/{id}', {
    summary: '一所院校的招生简章，新的在前',
    query: z.object(page),
    payload: pageOf(BrochureListItem),
    fresh: 'shared',
    source: 'S1 §7, S2 §7 (brochure list)',
    orders: [falling('/records', '/createTime')],
    cut: PAGE,
  }),
  detail: get('/api/admission-guide/{id}', {
    summary: '一份招生简章',
    payload: Brochure,
    source: 'S1 §7, S2 §7',
    refuses: KNOWN_ID,
  }),
  search: get('/api/admission-guide/search', {
    summary: '按关键词查找招生简章',
    query: z.object({ ...page, keyword: z.optional(Keyword), schoolId: z.optional(Phrase) }),
    payload: pageOf(BrochureListItem),
    fresh: 'shared',
    source: 'S1 §7, S2 §7 (brochure list with keyword)',
    orders: [falling('/records', '/createTime')],
    filters: { keyword: named(RECORDS, '/title') },
    cut: PAGE,
  }),
}
