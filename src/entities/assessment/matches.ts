import type { Place } from '~/entities/place/places'

/** The assessments by their ids. */
type AssessmentName = 'interest' | 'personality' | 'strengths' | 'learning'

/** A type of majors or of professions that a result leads to. */
export interface Match {
  readonly code: string
  readonly name: string
  readonly to: Place
}

interface Matches {
  readonly majors: readonly Match[]
  readonly professions: readonly Match[]
}

const major = (code: string, name: string): Match => ({ code, name, to: { kind: 'major-type', code } })
const profession = (code: string, name: string): Match => ({
  code,
  name,
  to: { kind: 'profession-type', code },
})

/** Types of the ministry's catalogue of majors and of the profession tree, by dimension. A starting point, our choice. */
const OF_INTEREST: Readonly<Record<string, Matches>> = {
  R: {
    majors: [major('0802', '机械类'), major('0806', '电气类'), major('0810', '土木类')],
    professions: [profession('20207', '机械工程技术人员'), profession('20211', '电气工程技术人员')],
  },
  I: {
    majors: [major('0701', '数学类'), major('0702', '物理学类'), major('0710', '生物科学类')],
    professions: [
      profession('20106', '自然科学和地球科学研究人员'),
      profession('20238', '数字技术工程技术人员'),
    ],
  },
  A: {
    majors: [major('1305', '设计学类'), major('0501', '中国语言文学类'), major('0828', '建筑类')],
    professions: [
      profession('20906', '工艺美术与创意设计专业人员'),
      profession('20901', '文艺创作与编导人员'),
    ],
  },
  S: {
    majors: [major('0401', '教育学类'), major('1011', '护理学类'), major('0711', '心理学类')],
    professions: [profession('20802', '中小学教师'), profession('20709', '社会工作专业人员')],
  },
  E: {
    majors: [major('1202', '工商管理类'), major('0301', '法学类'), major('0204', '经济与贸易类')],
    professions: [profession('20601', '经济专业人员'), profession('40102', '销售人员')],
  },
  C: {
    majors: [major('0202', '财政学类'), major('0712', '统计学类'), major('1205', '图书情报与档案管理类')],
    professions: [profession('20603', '会计专业人员'), profession('20604', '审计专业人员')],
  },
}

const OF_STRENGTHS: Readonly<Record<string, Matches>> = {
  language: {
    majors: [major('0501', '中国语言文学类'), major('0502', '外国语言文学类'), major('0301', '法学类')],
    professions: [profession('21002', '编辑'), profession('21005', '翻译人员')],
  },
  quantity: {
    majors: [major('0701', '数学类'), major('0809', '计算机类'), major('0203', '金融学类')],
    professions: [profession('20602', '统计专业人员'), profession('20238', '数字技术工程技术人员')],
  },
  space: {
    majors: [major('0802', '机械类'), major('0828', '建筑类'), major('0820', '航空航天类')],
    professions: [profession('20207', '机械工程技术人员'), profession('20218', '建筑工程技术人员')],
  },
  evidence: {
    majors: [major('0703', '化学类'), major('1002', '临床医学类'), major('0710', '生物科学类')],
    professions: [profession('20501', '临床和口腔医师'), profession('20108', '医学研究人员')],
  },
  sources: {
    majors: [major('0601', '历史学类'), major('0705', '地理科学类'), major('1204', '公共管理类')],
    professions: [
      profession('21007', '考古及文物保护专业人员'),
      profession('20202', '测绘和地理信息工程技术人员'),
    ],
  },
}

/** Where a dimension of an assessment leads to. Temperament and habits lead to no major: nothing reliable ties them. */
export const MATCHES: Readonly<Partial<Record<AssessmentName, Readonly<Record<string, Matches>>>>> = {
  interest: OF_INTEREST,
  strengths: OF_STRENGTHS,
}
