import { findProfessionType, type ProfessionType, professionTypeByName } from '../catalogue'
import { hiringByNature } from './employers'
import { majorRequirements } from './majors'
import { hiringByProvince, professionStats, qualificationTrend, yearOpenings } from './stats'
import { hasSample, requireProfessionTrait } from './traits'

/** Type overview (S2 §3). */
export interface TypeOverview {
  /** Paragraphs separated by a line break. */
  readonly overview: string
  /** Openings of the demonstration sample; 0 where no sample exists. */
  readonly sampleSize: number
}

/** A profession type in words and from its own figures, by name or by code (S1 §7); undefined when there is none. */
export function typeOverview(nameOrCode: string, lastYear: number): TypeOverview | undefined {
  const type = professionTypeByName(nameOrCode) ?? findProfessionType(nameOrCode)
  if (!type) return undefined
  const { work, need } = requireProfessionTrait(type.typeCode)
  const posts = type.professionVos.map((vo) => vo.professionName)
  const what = `${type.typeName}的主要工作是${work}，包括${posts.join('、')}等职业。用人单位通常看重${need}。`
  if (!hasSample(type.typeCode)) {
    const how = `这类岗位通过公开招考录用，不在招聘市场上发布职位，因此没有招聘样本；报考条件和名额以当年招录公告为准。`
    return { overview: `${what}\n${how}`, sampleSize: 0 }
  }
  return {
    overview: [what, market(type, lastYear), people(type, lastYear)].join('\n'),
    sampleSize: Math.round(yearOpenings(type.typeCode, lastYear) * 0.4),
  }
}

function market({ typeCode }: ProfessionType, lastYear: number): string {
  const now = yearOpenings(typeCode, lastYear)
  const before = yearOpenings(typeCode, lastYear - 1)
  const change = Math.round((100 * (now - before)) / before)
  const trend =
    change === 0 ? '与上一年大体持平' : `比上一年${change > 0 ? '增加' : '减少'}约${Math.abs(change)}%`
  const months = professionStats(typeCode, lastYear).hiring[1]?.hiringMonth ?? []
  const busiest = [...months].sort((a, b) => b.hiringNum - a.hiringNum).slice(0, 2)
  const places = hiringByProvince(typeCode, lastYear).slice(0, 3)
  return [
    `演示样本中，${lastYear}年的招聘数量${trend}，${busiest.map(({ month }) => `${month}月`).join('和')}最集中。`,
    `岗位较多的地区是${places.map(({ provinceName }) => provinceName).join('、')}。`,
  ].join('')
}

function people({ typeCode }: ProfessionType, lastYear: number): string {
  const [education] = [...qualificationTrend(typeCode, lastYear).eduForFan].sort((a, b) => b.ratio - a.ratio)
  const [employer] = hiringByNature(typeCode, lastYear)
  const majors = majorRequirements(typeCode).slice(0, 3)
  return [
    `学历要求以${education?.edu ?? '不限'}居多，约占${education?.ratio ?? 0}%；`,
    `${employer?.companyNature ?? ''}提供的岗位最多。`,
    `招聘时提到较多的专业有${majors.map(({ majorName }) => majorName).join('、')}。`,
  ].join('')
}
