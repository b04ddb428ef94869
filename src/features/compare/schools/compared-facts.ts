import type { SchoolBase, SchoolDetail } from '~/contracts/school.schemas'
import { schoolPlace } from '~/entities/school/school-place'
import { formatCount, formatPercent } from '~/shared/lib/text/format'
import { SAMPLE_MARK } from '~/shared/lib/text/source-text'
import { ABSENT, type Fact } from '../fact'

const count = (value: number | null | undefined, unit = '') =>
  typeof value === 'number' ? `${formatCount(value)}${unit}` : ABSENT
const share = (value: number | null | undefined) =>
  typeof value === 'number' ? formatPercent(value) : ABSENT
const ranked = (value: number | null | undefined) =>
  typeof value === 'number' ? `${formatCount(value)} ${SAMPLE_MARK}`.trim() : '未上榜'
const list = (values: readonly string[] | null | undefined) => values?.join('、') || ABSENT

/** Facts of a school (S2 §2), in the order in which they stand below each other. */
export const FACTS: readonly Fact<SchoolBase>[] = [
  { label: '所在地', of: schoolPlace },
  { label: '办学性质', of: ({ schoolInstitution }) => schoolInstitution },
  { label: '院校类型', of: ({ schoolType }) => list(schoolType) },
  { label: '院校特色', of: ({ schoolFeatures }) => list(schoolFeatures) },
  { label: '办学层次', of: ({ schoolLevel }) => schoolLevel || ABSENT },
  { label: '主管部门', of: ({ belongs }) => belongs || ABSENT },
  { label: '创办年份', of: ({ createYear }) => (createYear ? String(createYear) : ABSENT) },
  { label: '在校学生', of: ({ numStudent }) => count(numStudent, ' 人') },
  { label: '博士点', of: ({ numDoctor }) => count(numDoctor) },
  { label: '硕士点', of: ({ numMaster }) => count(numMaster) },
  { label: '院士', of: ({ numAcademician }) => count(numAcademician, ' 人') },
  { label: '深造率', of: ({ furtherEducationRate }) => share(furtherEducationRate) },
  { label: '保研率', of: ({ postgraduateRecommendationRate }) => share(postgraduateRecommendationRate) },
]

export const RANKS: readonly Fact<SchoolDetail>[] = [
  { label: '软科综合', of: ({ ruankeRank }) => ranked(ruankeRank) },
  { label: 'QS 世界', of: ({ qsWorldRank }) => ranked(qsWorldRank) },
  { label: 'U.S. News 世界', of: ({ usWorldRank }) => ranked(usWorldRank) },
]
