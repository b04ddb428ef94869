import * as z from 'zod/mini'
import { get, post } from './endpoint'
import { MajorLevelQuery } from './enumerations'
import { PAGE_REQUEST } from './envelope'
import { Keyword, Phrase, several, Word } from './limits'
import {
  MajorCategory,
  MajorDetail,
  MajorEmployment,
  MajorTypeOverview,
  ProfessionShare,
} from './majors.schemas'
import { among, falling, KNOWN_ID, OF_SCHOOLS, PAGE, rising } from './meaning/said'
import { Count, ProvinceName, Rank, Year } from './primitives'
import { SCHOOL_FILTERS, SchoolPage } from './school.schemas'

/** The code alone names a major where codes are unique over the levels; the level settles it where they are not. */
const atLevel = z.object({ level: z.optional(MajorLevelQuery) })

/** Narrows the tree: a category by code or name, and a level. */
const CatalogueQuery = { category: z.optional(Phrase), level: z.optional(MajorLevelQuery) }

/**
 * Extension: of the schools that offer a major, those with a line of it for these candidates in that year; the nearest to
 * the rank first, without one in the order of the list. With `isNone` those without such a line.
 */
export const RecruitingQuery = z.object({
  province: ProvinceName,
  year: Year,
  subject: Word,
  rank: z.nullish(Rank),
  /** Whether those without a line are asked for. */
  isNone: z.optional(z.boolean()),
})
export type RecruitingQuery = z.infer<typeof RecruitingQuery>

/** The filters of the school library (S2 §7) for the schools that offer one major; the nature is called `natures` here. */
export const MajorSchoolQuery = z.object({
  ...PAGE_REQUEST,
  majorId: Word,
  ...SCHOOL_FILTERS,
  natures: z.optional(several(Word)),
  recruiting: z.nullish(RecruitingQuery),
})
export type MajorSchoolQuery = z.infer<typeof MajorSchoolQuery>

/**
 * A page of the schools that offer a major. `notRecruiting` is an addition to the specification: how many others match and
 * have no line; `total` then leaves them out. A server that does not know `recruiting` answers with all, without it.
 */
export const MajorSchoolPage = z.extend(SchoolPage, { notRecruiting: z.optional(Count) })
export type MajorSchoolPage = z.infer<typeof MajorSchoolPage>

const OF_LEVEL = { category: among('', '/majorCategoryCode') }

export const majors = {
  employmentOverview: get('/api/majors/{code}/employment-overview', {
    summary: '专业的就业前景',
    query: atLevel,
    payload: MajorEmployment,
    source: 'S1 §7, S2 §7 (job direction by id)',
    orders: [rising('/stats/salary', '/month')],
  }),
  query: get('/api/majors/query', {
    summary: '专业目录，可按门类和层次筛选',
    query: z.object(CatalogueQuery),
    payload: z.array(MajorCategory),
    source: 'S1 §7, S2 §7',
    filters: OF_LEVEL,
  }),
  byCategory: get('/api/majors/by-category/{category}', {
    summary: '一个门类的专业',
    query: atLevel,
    payload: MajorCategory,
    source: 'S1 §7',
  }),
  search: get('/api/majors/search', {
    summary: '按关键词查找专业',
    query: z.object({ ...CatalogueQuery, query: z.optional(Keyword) }),
    payload: z.array(MajorCategory),
    source: 'S1 §7, S2 §7',
    filters: { ...OF_LEVEL },
  }),
  byLevel: get('/api/majors/by-level/{level}', {
    summary: '一个层次的专业目录',
    params: z.object({ level: z.enum(['1', '2', '3']) }),
    payload: z.array(MajorCategory),
    source: 'S1 §7, S2 §7',
  }),
  byType: get('/api/majors/by-type/{type}', {
    summary: '专业类的概况',
    query: atLevel,
    payload: MajorTypeOverview,
    source: 'S1 §7, S2 §7',
  }),
  detail: get('/api/majors/detail/{id}', {
    summary: '专业详情',
    query: atLevel,
    payload: MajorDetail,
    source: 'S1 §7, S2 §7',
    refuses: KNOWN_ID,
  }),
  professionTypes: get('/api/majors/{id}/profession-types', {
    summary: '毕业生去往的职业类',
    payload: z.array(ProfessionShare),
    source: 'S1 §7, S2 §7',
    orders: [falling('', '/employmentPercentage')],
  }),
  schools: post('/api/majors/querySchools', {
    summary: '开设一个专业的院校',
    body: MajorSchoolQuery,
    payload: MajorSchoolPage,
    source: 'S1 §7, S2 §7 (school list with majorId)',
    filters: { ...OF_SCHOOLS },
    cut: PAGE,
  }),
}
