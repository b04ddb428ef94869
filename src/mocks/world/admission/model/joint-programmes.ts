import { pairUniform, textKey } from '../../kit/pair-seed'
import { list, rows, text, trailing } from '../../kit/table'
import type { OfferedMajor } from '../../schools/majors'
import { isKeySchool, type School } from '../../schools/schools'
import { COMMON_JOINT_MAJORS, JOINT_MAJORS, REGISTERED_JOINT } from '../facts/joint-majors'

/** What a school runs with a foreign one at the undergraduate level. */
export interface JointProgrammes {
  /** Digits of the majors. */
  readonly majors: ReadonlySet<string>
  /** The college that they belong to. */
  readonly college?: string
}

const known: ReadonlyMap<string, JointProgrammes> = new Map(
  rows({ JOINT_MAJORS, REGISTERED_JOINT }, { id: text, majors: list(), college: trailing(text) }).map(
    ({ id, majors, college }) => [id, { majors: new Set(majors), ...(college !== undefined && { college }) }],
  ),
)

/** The approved programmes of a school; undefined where none are known. */
export function programmesOf({ id }: School): JointProgrammes | undefined {
  return known.get(id)
}

const common = new Set(COMMON_JOINT_MAJORS.trim().split(/\s+/))

/** Share of the other public schools that run some, and of junior colleges. */
const OTHERS = 0.35
const OF_COLLEGES = 0.2
/** Where schools hardly have a partner abroad. */
const FAR_FROM_PARTNERS = new Set(['新疆', '西藏', '青海', '宁夏', '甘肃'])
const SALT = { joint: 73 } as const

/** Whether a school runs something with a foreign one: a key school as the register has it, of others a share; 历史 `seldomer`. */
export function runsJoint(school: School, level: School['level'], seldomer = 1): boolean {
  if (level === '本科' && (known.has(school.id) || isKeySchool(school))) return known.has(school.id)
  if (FAR_FROM_PARTNERS.has(school.provinceName)) return false
  const share = level === '专科' ? OF_COLLEGES : OTHERS
  return pairUniform(Number(school.id), textKey(level), SALT.joint) < share * seldomer
}

/** What a school of a kind runs with a foreign one; others run what they have. */
const OF_KIND: Readonly<Record<string, RegExp>> = {
  医药类: /^(10|0710|0711|0826)/,
  理工类: /^(07|08|02|12)/,
  财经类: /^(02|12|08|0711|0712)/,
  农林类: /^(07|08|09|02|12)/,
  政法类: /^03/,
  语言类: /^(02|05|12)/,
}

/** Whether an undergraduate school may run a major with a foreign one. */
export function mayBeJoint(school: School, { digits }: OfferedMajor): boolean {
  const programmes = known.get(school.id)
  if (programmes) return programmes.majors.has(digits)
  return common.has(digits) && (OF_KIND[school.schoolType[0] ?? '']?.test(digits) ?? true)
}
