import * as z from 'zod/mini'
import { get } from './endpoint'
import { Word } from './limits'
import { MajorCategory } from './majors.schemas'
import { falling, KNOWN_ID } from './meaning/said'
import {
  Academician,
  Alumnus,
  AlumnusListItem,
  DegreePoints,
  Department,
  SchoolBase,
  SchoolDetail,
  SchoolReport,
  SpecialMajorGroup,
} from './school.schemas'

const source = 'S1 §7'

/** One school, by its id. */
export const schoolDetail = {
  detail: get('/api/school/query/detail/{id}', {
    summary: '院校概况',
    payload: SchoolDetail,
    source: 'S1 §7, S2 §7',
    refuses: KNOWN_ID,
  }),
  base: get('/api/school/query/base/{id}', {
    summary: '院校基本信息',
    payload: SchoolBase,
    source: 'S1 §7, S2 §7',
    refuses: KNOWN_ID,
  }),
  reports: get('/api/school/{id}/reports', {
    summary: '院校发布的报告',
    payload: z.array(SchoolReport),
    source,
    orders: [falling('', '/year')],
    refuses: KNOWN_ID,
  }),
  specialMajors: get('/api/school/special-majors/{id}', {
    summary: '特色专业',
    payload: z.array(SpecialMajorGroup),
    source: 'S1 §7, S2 §7',
  }),
  majorHierarchy: get('/api/school/major-hierarchy/{id}', {
    summary: '开设的专业，按门类和专业类',
    payload: z.array(MajorCategory),
    source,
    refuses: KNOWN_ID,
  }),
  degreePoints: get('/api/school/d-and-m-num/{id}', {
    summary: '博士点和硕士点',
    payload: DegreePoints,
    source,
  }),
  academicians: get('/api/school/academician-info/{id}', {
    summary: '院士',
    payload: z.array(Academician),
    source,
  }),
  alumni: get('/api/school/distinguished-alumni/list/{id}', {
    summary: '知名校友',
    payload: z.array(AlumnusListItem),
    source,
  }),
  alumnus: get('/api/school/distinguished-alumni/{id}', {
    summary: '一位知名校友',
    params: z.object({ id: Word }),
    payload: Alumnus,
    source,
    refuses: KNOWN_ID,
  }),
  departments: get('/api/school/departments/{id}', {
    summary: '院系设置',
    payload: z.array(Department),
    source: 'S1 §7, S2 §7',
    refuses: KNOWN_ID,
  }),
}
