import { remember } from '../../kit/remember'
import { integer, normal, pick, shuffle, uniform } from '../../kit/seed'
import { closeness } from '../../majors/model/names'
import { findProfession, findProfessionType, type ProfessionVo } from '../catalogue'
import { type Employer, employersOf } from './employers'
import { majorRequirements } from './majors'
import { apportion } from './shares'
import { educationRose, hundreds, offerIn, yearOpenings } from './stats'
import { hasSample, provinceWeights } from './traits'

/** Job detail (S1 §3): one opening of the demonstration world. */
export interface JobDetail {
  readonly job: string
  readonly provinceName: string
  readonly edu: string
  /** 9000-14000元/月. */
  readonly salaryStr: string
  readonly companyHiring: number
  readonly companyName: string
  readonly companyNature: string
  readonly companyScale: string
  readonly source: string
  /** Joined by 、. */
  readonly welfare: string
  /** Joined by 、. */
  readonly majors: string
}

/** Job position by type (S1 §3). */
export interface JobPosition {
  readonly jobTitle: string
  /** 9000-14000元/月. */
  readonly salaryRange: string
  readonly companyNum: number
  readonly hiringNum: number
}

const JOBS_OF_A_TYPE = 60
const SOURCES = ['示例招聘网', '示例人才市场', '示例校园招聘平台', '用人单位官网（示例）'] as const
const WELFARE =
  '五险一金,带薪年假,定期体检,节日福利,餐补,交通补贴,住房补贴,弹性工作,年终奖,员工培训,补充医疗保险,免费宿舍'.split(
    ',',
  )

/** Stages of a career in one post: part of its openings and level of pay. */
const STAGES = [
  { suffix: '（应届）', part: 38, pay: 0.82 },
  { suffix: '（有经验）', part: 46, pay: 1.05 },
  { suffix: '（资深）', part: 16, pay: 1.48 },
] as const

const jobsOf = remember(
  24,
  (typeCode: string, lastYear: number) => `${typeCode}/${lastYear}`,
  (typeCode: string, lastYear: number) => {
    const market: Market = {
      typeCode,
      lastYear,
      posts: findProfessionType(typeCode)?.professionVos ?? [],
      employers: employersOf(typeCode),
      majors: majorRequirements(typeCode).map(({ majorName }) => majorName),
    }
    return Array.from({ length: JOBS_OF_A_TYPE }, (_, i) => job(market, i))
  },
)

/** Common members of all openings of a type and year. */
interface Market {
  readonly typeCode: string
  readonly lastYear: number
  readonly posts: readonly ProfessionVo[]
  readonly employers: readonly Employer[]
  readonly majors: readonly string[]
}

/** Openings of a type as a list (S1 §3); a 7-character code asks for its type. Empty where no sample exists or the code is unknown. */
export function jobDetails(code: string, lastYear: number): readonly JobDetail[] {
  const type = findProfessionType(code)
  return type && hasSample(type.typeCode) ? jobsOf(type.typeCode, lastYear) : []
}

function job({ typeCode, lastYear, posts, employers, majors }: Market, index: number): JobDetail {
  const key = ['job', typeCode, lastYear, index] as const
  const post = pick(posts, ...key, 'post')
  const stage = pick(STAGES, ...key, 'stage')
  const province = weighted(provinceWeights(), ({ share }) => share, uniform(...key, 'province'))
  const employer = pick(employers, ...key, 'employer')
  const education = weighted(
    educationRose(post.professionCode),
    ({ ratio }) => ratio,
    uniform(...key, 'education'),
  )
  const offer =
    offerIn(post.professionCode, lastYear) * stage.pay * province.pay * Math.exp(0.1 * normal(...key, 'pay'))
  const near = (majorName: string) => closeness(post.professionName, majorName)
  const asked = [...majors].sort((a, b) => near(b) - near(a))
  return {
    job: `${post.professionName}${stage.suffix}`,
    provinceName: province.name,
    edu: education.edu,
    salaryStr: range(offer),
    companyHiring: integer(1, stage.suffix === '（应届）' ? 20 : 6, ...key, 'openings'),
    companyName: employer.name,
    companyNature: employer.nature,
    companyScale: employer.scale,
    source: pick(SOURCES, ...key, 'source'),
    welfare: shuffle(WELFARE, ...key, 'welfare')
      .slice(0, integer(3, 5, ...key, 'welfare'))
      .join('、'),
    majors: education.edu === '不限' ? '不限' : firstMajors(asked, key),
  }
}

function firstMajors(asked: readonly string[], key: readonly (string | number)[]): string {
  return shuffle(asked.slice(0, 4), ...key, 'majors')
    .slice(0, integer(1, 3, ...key, 'majors'))
    .join('、')
}

function range(offer: number): string {
  return `${hundreds(offer * 0.85)}-${hundreds(offer * 1.2)}元/月`
}

/** The item at a point in [0, 1) of the items laid side by side by weight. */
function weighted<T>(items: readonly T[], weightOf: (item: T) => number, at: number): T {
  let rest = at * items.reduce((sum, item) => sum + weightOf(item), 0)
  for (const item of items) {
    rest -= weightOf(item)
    if (rest < 0) return item
  }
  return pick(items, at)
}

/** The positions of one profession (7 characters), the most openings first; their openings sum to the profession's year. */
export function jobPositionsByProfession(code: string, lastYear: number): JobPosition[] {
  const profession = findProfession(code)
  if (!profession || !hasSample(code)) return []
  const openings = apportion(
    yearOpenings(code, lastYear),
    STAGES.map(({ part }, i) => part * Math.exp(0.2 * normal('stage', code, i))),
  )
  return STAGES.map(({ suffix, pay }, i) => {
    const hiringNum = openings[i] ?? 0
    return {
      jobTitle: `${profession.professionName}${suffix}`,
      salaryRange: range(offerIn(code, lastYear) * pay),
      companyNum: Math.min(hiringNum, Math.ceil(hiringNum / integer(3, 7, 'companies', code, i))),
      hiringNum,
    }
  }).sort((a, b) => b.hiringNum - a.hiringNum)
}

/** The positions of a type (S1 §3), the most openings first; their openings sum to the type's year. Empty where no sample exists or the code is unknown. */
export function jobPositionsByType(code: string, lastYear: number): JobPosition[] {
  const posts = findProfessionType(code)?.professionVos ?? []
  return posts
    .flatMap((vo) => jobPositionsByProfession(vo.professionCode, lastYear))
    .sort((a, b) => b.hiringNum - a.hiringNum || (a.jobTitle < b.jobTitle ? -1 : 1))
}
