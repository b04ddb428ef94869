import * as z from 'zod/mini'
import { get } from './endpoint'
import { MajorLevelQuery } from './enumerations'
import { Keyword, Phrase, Word } from './limits'
import { among, falling, named, rising, unknown } from './meaning/said'
import {
  JobDetail,
  JobPosition,
  MajorRequirement,
  ProfessionCategory,
  ProfessionStats,
  ProfessionType,
  QualificationTrend,
  TypeOverview,
} from './professions.schemas'

/** Five characters name a type, more name a profession (S1 §4). */
const ofTypeCode = z.object({ typeCode: Word })

export const professions = {
  search: get('/api/professions/search', {
    summary: '职业目录，可按门类和关键词查找',
    query: z.object({ category: z.optional(Phrase), keyword: z.optional(Keyword) }),
    payload: z.array(ProfessionCategory),
    source: 'S1 §7, S2 §7',
    filters: {
      category: among('', '/categoryCode'),
      keyword: named('/*/professionTypes/*/professionVos', '/professionName'),
    },
  }),
  typeOverview: get('/api/professions/type-overview', {
    summary: '职业类的概况',
    query: z.object({ typeName: Word }),
    payload: TypeOverview,
    source: 'S1 §7, S2 §7 (type overview by name)',
  }),
  majorRequirements: get('/api/professions/major-requirements-type/{typeCode}', {
    summary: '职业类招聘时要求的专业',
    params: ofTypeCode,
    payload: z.array(MajorRequirement),
    source: 'S1 §7, S2 §7',
    orders: [falling('', '/majorPercentage')],
  }),
  jobsOfProfession: get('/api/professions/job-positions/by-profession/{professionCode}', {
    byCaller: true,
    summary: '一个职业的岗位，非会员只给前 3 个',
    payload: z.array(JobPosition),
    source: 'S1 §7, S1 §6',
    orders: [falling('', '/hiringNum')],
  }),
  jobsOfType: get('/api/professions/job-positions/by-type/{typeCode}', {
    byCaller: true,
    summary: '一个职业类的岗位，非会员只给前 3 个',
    params: ofTypeCode,
    payload: z.array(JobPosition),
    source: 'S1 §7, S2 §7, S1 §6',
    orders: [falling('', '/hiringNum')],
  }),
  qualificationsOfType: get('/api/professions/qualifications-trend-type', {
    summary: '职业类的学历要求',
    query: z.object({ professionType: Word }),
    payload: QualificationTrend,
    source: 'S1 §7',
    orders: [rising('/edu', '/month')],
  }),
  qualificationsByName: get('/api/professions/qualifications-trend-name/{name}', {
    summary: '按名称查学历要求',
    payload: QualificationTrend,
    source: 'S1 §7, S2 §7 (qualifications trend by type name)',
    orders: [rising('/edu', '/month')],
  }),
  stats: get('/api/professions/stats-code/{typeCode}', {
    summary: '招聘量和薪酬',
    params: ofTypeCode,
    payload: ProfessionStats,
    source: 'S1 §7, S2 §7',
    orders: [
      rising('/salary', '/month'),
      falling('/provinces', '/hiringNum'),
      falling('/companies', '/companyHiring'),
    ],
    refuses: [unknown('typeCode')],
  }),
  jobDetails: get('/api/professions/jobDetails/byType/{typeCode}', {
    byCaller: true,
    summary: '职业类的招聘信息，非会员只给前 3 条',
    params: ofTypeCode,
    payload: z.array(JobDetail),
    source: 'S1 §7, S2 §7, S1 §6',
  }),
  byMajorType: get('/api/professions/by-major-type/{majorType}', {
    summary: '一个专业类对应的职业类',
    query: z.object({ level: z.optional(MajorLevelQuery) }),
    payload: z.array(ProfessionType),
    source: 'S1 §7, S2 §7',
  }),
  byCategory: get('/api/professions/by-category/{category}', {
    summary: '一个门类的职业',
    payload: ProfessionCategory,
    source: 'S1 §7',
  }),
}
