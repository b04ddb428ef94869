import type { EnrollmentIntention, PhysicalTest, StudentExt } from '~/contracts/student-profile'
import { findProvince } from '~/rules/exam/provinces'
import { integer, pick, shuffle, uniform } from '../../kit/seed'
import { majorTree } from '../../majors/catalogue'
import { SCHOOL_TYPES } from '../../schools/options'

/** Shares of the students of the world who have filled in each form. */
const EXAMINED = 0.6
const INTENDING = 0.7
const TALKATIVE = 0.4

const COLOUR_WEAK = 0.04
const FEES = [6000, 8000, 15_000, 30_000, null]
const INTERESTS = ['阅读与写作', '篮球', '编程', '绘画', '物理实验', '辩论', '钢琴', '天文']
const STRENGTHS = ['逻辑清楚', '动手能力强', '表达好', '有耐心', '善于合作']
const CAREERS = ['工程师', '教师', '医生', '公务员', '软件开发', '尚未确定']

const MALE = 1

/** The physical examination of a student of the world; undefined for one who has not agreed to keep any. */
export function physicalOf(studentId: string, sex: number | null | undefined): PhysicalTest | undefined {
  if (uniform('examined', studentId) >= EXAMINED) return undefined
  const height =
    sex === MALE ? integer(165, 185, 'height', studentId) : integer(154, 173, 'height', studentId)
  const weight = Math.round((height / 100) ** 2 * integer(18, 25, 'weight', studentId))
  const weak = uniform('colour-vision', studentId) < COLOUR_WEAK
  return {
    studentId,
    consent: true,
    height,
    weight,
    leftEyesight: integer(42, 52, 'left-eye', studentId) / 10,
    rightEyesight: integer(42, 52, 'right-eye', studentId) / 10,
    colourVision: weak ? '色弱' : '正常',
    limits: weak ? ['轻度色觉异常：化学类、生物科学类、医学类等专业可不予录取'] : [],
  }
}

const PRIORITIES = ['院校优先', '专业优先', '地区优先'] as const

/** What a student of the world would like; undefined for one who has not said. */
export function intentionOf(studentId: string, province: string | null): EnrollmentIntention | undefined {
  if (province === null || uniform('intending', studentId) >= INTENDING) return undefined
  const near = shuffle(findProvince(province)?.neighbours ?? [], 'wish-provinces', studentId)
  const [first, second, unwanted] = shuffle(
    majorTree(1).flatMap(({ majorTypes }) => majorTypes.map(({ typeCode }) => typeCode)),
    'wish-majors',
    studentId,
  )
  return {
    studentId,
    provinces: [province, ...near.slice(0, integer(0, 3, 'wish-province-count', studentId))],
    schoolTypes: shuffle(SCHOOL_TYPES, 'wish-types', studentId).slice(
      0,
      integer(0, 2, 'wish-type-count', studentId),
    ),
    schoolFeatures: uniform('wish-features', studentId) < 0.4 ? ['双一流'] : [],
    schoolInstitutions: ['公办'],
    majorCodes: [first, second].flatMap((code) => code ?? []),
    excludedMajorCodes: unwanted === undefined ? [] : [unwanted],
    priority: pick(PRIORITIES, 'wish-priority', studentId),
    maxFee: pick(FEES, 'wish-fee', studentId),
    note: null,
  }
}

/** The other data of a student of the world; undefined for one who has not said any. Nobody has finished an assessment. */
export function extOf(studentId: string): StudentExt | undefined {
  if (uniform('talkative', studentId) >= TALKATIVE) return undefined
  return {
    studentId,
    assessments: [],
    otherInfo: {
      interests: pick(INTERESTS, 'interests', studentId),
      strengths: pick(STRENGTHS, 'strengths', studentId),
      careerWish: pick(CAREERS, 'career', studentId),
    },
  }
}
