import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { get, post } from './endpoint'
import { RankingType } from './enumerations'
import { PAGE_REQUEST, pageOf } from './envelope'
import { Keyword, several, Word, wordsUpTo } from './limits'
import { among, apart, falling, named, OF_SCHOOLS, PAGE, RECORDS, rising } from './meaning/said'
import { Count, ProvinceName, Text, Year } from './primitives'
import { SCHOOL_FILTERS, SchoolListItem, SchoolPage } from './school.schemas'

/** What the school library asks (S2 §7). Values of one filter widen, filters narrow; an absent or empty filter is 全部. */
export const SchoolQuery = z.object({
  ...PAGE_REQUEST,
  ...SCHOOL_FILTERS,
  schoolInstitutions: z.optional(several(Word)),
  /** Only schools that offer this major. */
  majorId: z.nullish(Word),
})
export type SchoolQuery = z.infer<typeof SchoolQuery>

/** What the university ranking asks (S2 §7). */
export const RankingQuery = z.object({
  ...PAGE_REQUEST,
  query: z.nullish(Keyword),
  rankingType: RankingType,
  rankingYear: Year,
})
export type RankingQuery = z.infer<typeof RankingQuery>

/** A nature of schools and how many schools have it. */
export const InstitutionCount = z.object({ schoolInstitution: Text, schoolCount: Count })

/** What a school can be called: its name, the short names in use, and the code under which a province writes it. */
export const SchoolName = z.object({
  id: Text,
  schoolName: Text,
  aliases: z.nullish(z.array(Text)),
  /** Told where a province is asked for: its own code, as its application form asks for it. */
  schoolEnrollCode: z.nullish(Text),
})
export type SchoolName = z.infer<typeof SchoolName>

const NATURES = { schoolInstitutions: among(RECORDS, '/schoolInstitution') }

/** Finds schools. */
export const schoolLibrary = {
  query: post('/api/school/query', {
    summary: '院校库',
    body: SchoolQuery,
    payload: SchoolPage,
    source: 'S1 §7, S2 §7',
    filters: { ...OF_SCHOOLS, ...NATURES },
    cut: PAGE,
  }),
  search: post('/api/school/search', {
    summary: '按名称查找院校',
    query: z.object({ query: wordsUpTo(MOST_CHARACTERS.keyword, '关键词') }),
    body: SchoolQuery,
    payload: SchoolPage,
    source: 'S1 §7, S2 §7 (keyword variant)',
    filters: { query: apart(RECORDS, '/schoolName') },
    cut: PAGE,
  }),
  ranking: post('/api/school/ranking', {
    summary: '大学排名',
    body: RankingQuery,
    payload: pageOf(SchoolListItem),
    source: 'S1 §7, S2 §7',
    orders: [
      // The rankings of the world are begun by schools of other countries.
      { ...rising('/records', '/schoolRank'), begins: { at: 1, input: 'rankingType', value: 'ruanke' } },
    ],
    filters: {
      query: named(RECORDS, '/schoolName'),
      rankingYear: apart(RECORDS, '/schoolRankBefore'),
    },
    cut: PAGE,
  }),
  institutionCounts: get('/api/school/institution/extend', {
    summary: '办学性质和院校数',
    payload: z.array(InstitutionCount),
    source: 'S1 §7',
    orders: [falling('', '/schoolCount')],
  }),
  enrollmentTypes: get('/api/school/list-enrollment-type', {
    summary: '招生类型',
    payload: z.array(Text),
    source: 'S1 §7',
  }),
  names: get('/api/school/names', {
    summary: '全部院校的名称；给了省份，还有它在那里的招生代号',
    query: z.object({ province: z.optional(ProvinceName) }),
    payload: z.array(SchoolName),
    extension: true,
    source:
      'suggestions while a name is typed, by pinyin too, and a table that names schools by code alone; without it there are none',
  }),
}
