import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { get, put } from './endpoint'
import { EthnicGroup, ForeignLanguage, SexId, SubjectId } from './enumerations'
import { several, textUpTo, Word, wordsUpTo } from './limits'
import { CHANGED_MEANWHILE, ID_OF_STUDENT, same, tooLong } from './meaning/said'
import { ProvinceName, ShownTel, Text, Year } from './primitives'
import { RecordVersion } from './record-version'
import { AUDIT_TRAIL, LISTS_OF_STUDENT, ORDERS, RECOMMENDED, STUDENT } from './shown-by'

/** The whole record of a student, as /userinfo/basicInfo and the staff's student page show it. Empty where nobody has said it yet. */
export const StudentRecord = z.object({
  id: Text,
  name: z.string(),
  tel: ShownTel,
  /** VIP: sees the full data (S1 §6). */
  auth: z.boolean(),
  sex: z.nullish(SexId),
  ethnicGroup: z.nullish(EthnicGroup),
  /** Some majors admit only candidates of one language. */
  foreignLanguage: z.nullish(ForeignLanguage),
  province: z.nullish(ProvinceName),
  city: z.nullish(z.string()),
  district: z.nullish(z.string()),
  /** The student's high school by name. */
  highSchool: z.nullish(z.string()),
  /** Year of the gaokao. */
  year: z.nullish(Year),
  /** Electives beside Chinese, math and English. */
  subjects: z.optional(z.array(SubjectId)),
  version: z.nullish(RecordVersion),
})
export type StudentRecord = z.infer<typeof StudentRecord>

/** Changes to a student's record; what is absent stays as it is. Opening or closing VIP (`auth`) is for administrators. With `version` a change of somebody else in between is a conflict. */
export const StudentRecordUpdate = z.object({
  id: Word,
  name: z.optional(wordsUpTo(MOST_CHARACTERS.personName, '姓名')),
  auth: z.optional(z.boolean()),
  sex: z.nullish(SexId),
  ethnicGroup: z.nullish(EthnicGroup),
  foreignLanguage: z.nullish(ForeignLanguage),
  province: z.optional(ProvinceName),
  city: z.nullish(textUpTo(MOST_CHARACTERS.place, '城市')),
  district: z.nullish(textUpTo(MOST_CHARACTERS.place, '区县')),
  highSchool: z.nullish(textUpTo(MOST_CHARACTERS.place, '高中')),
  year: z.optional(Year),
  subjects: z.optional(several(SubjectId)),
  version: z.nullish(RecordVersion),
})
export type StudentRecordUpdate = z.infer<typeof StudentRecordUpdate>

/** Whether all that filling in needs is known of a student; `missing` names what is not, in Chinese. */
export const StudentCompleteness = z.object({ complete: z.boolean(), missing: z.array(Text) })
export type StudentCompleteness = z.infer<typeof StudentCompleteness>

const STORED_RECORD = [
  ...['name', 'sex', 'ethnicGroup', 'foreignLanguage', 'province', 'city', 'district', 'highSchool'],
  ...['year', 'subjects/*'],
]

export const studentRecord = {
  byId: get('/api/student/query/{id}', {
    summary: '学生档案',
    payload: StudentRecord,
    access: 'member',
    about: { record: 'student', in: 'id' },
    fresh: 'own',
    offline: true,
    source: 'S1 §7',
    refuses: ID_OF_STUDENT,
  }),
  save: put('/api/student', {
    summary: '修改学生档案',
    body: StudentRecordUpdate,
    payload: StudentRecord,
    access: 'member',
    about: { record: 'student', in: 'id' },
    effect: 'write',
    changes: [...STUDENT, ...ORDERS, ...RECOMMENDED, ...LISTS_OF_STUDENT, ...AUDIT_TRAIL],
    source: 'S1 §7',
    refuses: [CHANGED_MEANWHILE, tooLong('name')],
    keeps: { echoes: same(...STORED_RECORD), shownBy: 'studentRecord.byId', version: '/version' },
  }),
  completeness: get('/api/student/verify/info/{id}', {
    summary: '学生资料是否完整',
    payload: StudentCompleteness,
    access: 'member',
    about: { record: 'student', in: 'id' },
    fresh: 'own',
    source: 'S1 §7',
    refuses: ID_OF_STUDENT,
  }),
}
