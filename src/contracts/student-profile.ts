import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { get, put } from './endpoint'
import { entriesUpTo, MOST_ENTRIES, several, textUpTo, Word, wordsUpTo } from './limits'
import { STUDENT_ID, same, tooLong } from './meaning/said'
import { DateTime, Percent, ProvinceName, Text, Yuan } from './primitives'
import { LISTS_OF_STUDENT } from './shown-by'

const ofStudent = z.object({ studentId: Word })

/** Naked eyesight on the chart of GB/T 11533, 4.0–5.3. */
export const Eyesight = z.number().check(z.gte(4), z.lte(5.3))

/** Colour vision as the physical examination for admission words it. */
export const ColourVision = z.enum(['正常', '色弱', '色盲'])

/**
 * Physical examination of a student; all of it may stay empty. `consent` says that the student agrees to health data being
 * kept: without it nothing else is. A student without a record gets one without consent, not an error.
 * Limits by major follow 《普通高等学校招生体检工作指导意见》（教育部、卫生部）.
 */
export const PhysicalTest = z.object({
  studentId: Text,
  consent: z.boolean(),
  /** Centimetres. */
  height: z.nullish(z.number().check(z.gte(80), z.lte(250))),
  /** Kilograms. */
  weight: z.nullish(z.number().check(z.gte(20), z.lte(250))),
  leftEyesight: z.nullish(Eyesight),
  rightEyesight: z.nullish(Eyesight),
  colourVision: z.nullish(ColourVision),
  /** Limits that the examination has named, each as one line of Chinese. */
  limits: z.nullish(z.array(Text)),
})
export type PhysicalTest = z.infer<typeof PhysicalTest>

/** The whole examination; it replaces the one before. */
export const PhysicalTestUpdate = z.extend(PhysicalTest, {
  studentId: Word,
  limits: z.nullish(
    entriesUpTo(wordsUpTo(MOST_CHARACTERS.limit, '体检结论'), MOST_ENTRIES.limits, '体检结论'),
  ),
})

/** What a student puts first when choosing. */
export const IntentionPriority = z.enum(['院校优先', '专业优先', '地区优先'])

/** Where and what a student would like to study; every list may be empty, and an empty list means no wish. */
export const EnrollmentIntention = z.object({
  studentId: Text,
  provinces: z.array(ProvinceName),
  schoolTypes: z.array(Text),
  schoolFeatures: z.array(Text),
  schoolInstitutions: z.array(Text),
  /** Types or majors of the catalogue by code. */
  majorCodes: z.array(Text),
  /** Types or majors that the student does not want. */
  excludedMajorCodes: z.array(Text),
  /** Schools that the student keeps in mind, by id. */
  schoolIds: z.optional(z.array(Text)),
  /** Types of professions or professions that the student keeps in mind, by code. */
  professionCodes: z.optional(z.array(Text)),
  priority: z.nullish(IntentionPriority),
  /** The highest tuition a year that the family accepts. */
  maxFee: z.nullish(Yuan),
  note: z.nullish(z.string()),
})
export type EnrollmentIntention = z.infer<typeof EnrollmentIntention>

const wishes = (noun: string) => entriesUpTo(Word, MOST_ENTRIES.wishes, noun)

/** The whole intention; it replaces the one before. */
export const EnrollmentIntentionUpdate = z.extend(EnrollmentIntention, {
  studentId: Word,
  provinces: several(ProvinceName),
  schoolTypes: several(Word),
  schoolFeatures: several(Word),
  schoolInstitutions: several(Word),
  majorCodes: wishes('想学的专业'),
  excludedMajorCodes: wishes('不想学的专业'),
  schoolIds: z.optional(wishes('收藏的院校')),
  professionCodes: z.optional(wishes('收藏的职业')),
  note: z.nullish(textUpTo(MOST_CHARACTERS.answer, '补充说明')),
})

/** One finished assessment. The questions and the scoring ship with the site; only the result is kept here. */
export const AssessmentResult = z.object({
  id: Word,
  assessmentId: Word,
  finishedTime: DateTime,
  /** Share of the highest possible score in each dimension of the assessment, by the dimension's key. */
  scores: z.record(z.string(), Percent),
  /** The type or short answer that the assessment ends with. */
  conclusion: textUpTo(MOST_CHARACTERS.answer, '测评结论'),
})
export type AssessmentResult = z.infer<typeof AssessmentResult>

/** What /userinfo/otherInfo asks: free words, all of them optional. */
export const OtherInfo = z.object({
  interests: z.nullish(z.string()),
  strengths: z.nullish(z.string()),
  awards: z.nullish(z.string()),
  careerWish: z.nullish(z.string()),
  note: z.nullish(z.string()),
})
export type OtherInfo = z.infer<typeof OtherInfo>

/** What else is kept of a student: finished assessments, newest first, and the other info. */
export const StudentExt = z.object({
  studentId: Text,
  assessments: z.array(AssessmentResult),
  otherInfo: OtherInfo,
})
export type StudentExt = z.infer<typeof StudentExt>

const answer = (noun: string) => z.nullish(textUpTo(MOST_CHARACTERS.answer, noun))

/** Changes to the other data of a student; a part that is absent stays as it is, a part that is present replaces the old one. */
export const StudentExtUpdate = z.object({
  studentId: Word,
  assessments: z.optional(entriesUpTo(AssessmentResult, MOST_ENTRIES.assessments, '测评记录')),
  otherInfo: z.optional(
    z.object({
      interests: answer('兴趣'),
      strengths: answer('特长'),
      awards: answer('获奖'),
      careerWish: answer('职业愿望'),
      note: answer('其他说明'),
    }),
  ),
})

const FAMILY = 'S1 §7: GET and PUT under'

export const studentProfile = {
  physical: get('/api/physical/{studentId}', {
    summary: '学生的体检信息',
    params: ofStudent,
    payload: PhysicalTest,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    fresh: 'own',
    offline: true,
    source: `${FAMILY} /api/physical`,
    refuses: STUDENT_ID,
  }),
  savePhysical: put('/api/physical', {
    summary: '保存学生的体检信息',
    body: PhysicalTestUpdate,
    payload: PhysicalTest,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    effect: 'write',
    changes: ['GET /api/physical/{studentId}', 'POST /api/preferences/recommend/easy', ...LISTS_OF_STUDENT],
    source: `${FAMILY} /api/physical`,
    keeps: {
      echoes: same(
        'consent',
        'height',
        'weight',
        'leftEyesight',
        'rightEyesight',
        'colourVision',
        'limits/*',
      ),
      shownBy: 'studentProfile.physical',
    },
  }),
  intention: get('/api/intention/{studentId}', {
    summary: '学生的报考意向',
    params: ofStudent,
    payload: EnrollmentIntention,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    fresh: 'own',
    offline: true,
    source: `${FAMILY} /api/intention`,
    refuses: STUDENT_ID,
  }),
  saveIntention: put('/api/intention', {
    summary: '保存学生的报考意向',
    body: EnrollmentIntentionUpdate,
    payload: EnrollmentIntention,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    effect: 'write',
    changes: ['GET /api/intention/{studentId}', 'POST /api/preferences/recommend/easy'],
    source: `${FAMILY} /api/intention`,
    refuses: [tooLong('note')],
    keeps: {
      echoes: same(
        ...['provinces/*', 'schoolTypes/*', 'schoolFeatures/*', 'schoolInstitutions/*', 'majorCodes/*'],
        ...['excludedMajorCodes/*', 'schoolIds/*', 'professionCodes/*', 'priority', 'maxFee', 'note'],
      ),
      shownBy: 'studentProfile.intention',
    },
  }),
  ext: get('/api/student/ext/{studentId}', {
    summary: '学生的测评结果和其他信息',
    params: ofStudent,
    payload: StudentExt,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    fresh: 'own',
    source: `${FAMILY} /api/student/ext`,
    refuses: STUDENT_ID,
  }),
  saveExt: put('/api/student/ext', {
    summary: '保存学生的测评结果或其他信息',
    body: StudentExtUpdate,
    payload: StudentExt,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    effect: 'write',
    changes: ['GET /api/student/ext/{studentId}'],
    source: `${FAMILY} /api/student/ext`,
    keeps: {
      echoes: same('otherInfo/note', 'otherInfo/interests', 'otherInfo/awards'),
      shownBy: 'studentProfile.ext',
    },
  }),
}
