import { feeFaults, printedFees } from '~/mocks/world/articles/model/fee-faults'
import { findNews, news } from '~/mocks/world/articles/news'
import { digits } from '~/mocks/world/majors/catalogue'
import { majorsOfSchool } from '~/mocks/world/schools/majors'
import { isByCompositeScore } from '~/mocks/world/schools/model/recruiting'
import { specialMajors } from '~/mocks/world/schools/model/special-majors'
import { CAMPUS_PICTURES, campusSvg } from '~/mocks/world/schools/portrait'
import { findSchool, type School, schools } from '~/mocks/world/schools/schools'
import { PROVINCES } from '~/rules/exam/provinces'
import { atLeast, atMost, type BoundedRow, boundedSection } from './bounded-row'
import { currentName, referenceRows } from './reference-file'
import type { ReportOptions, Section } from './section'

const TODAY = new Date('2026-06-25T10:00:00+08:00')
const NAMED = ['10001', '10003', '10358', '10366', '10357', '13065']

/** What a school says of itself against what it recruits: fees, featured majors, articles, pictures. */
export async function textSection(dataDir: string, { every }: ReportOptions): Promise<Section> {
  const some = schools().filter((_, place) => place % every === 0)
  return boundedSection('文字与图片：收费、特色专业、资讯、校园图片', [
    ...feeRows(some),
    ...featuredRows(some, dataDir),
    ...articleRows(),
    ...pictureRows(some),
  ])
}

/** Each school in another province. */
function feeRows(some: readonly School[]): BoundedRow[] {
  const found = some.map((school, turn) => feeFaults(school, PROVINCES[turn % PROVINCES.length]?.name ?? ''))
  const faults = found.flatMap((one) => one.faults)
  const rows = found.reduce((sum, one) => sum + one.rows, 0)
  const mixed = some.filter((school) => {
    const [plain, joint] = [printedFees(school).get('文史、理工'), printedFees(school).get('中外合作办学')]
    return school.schoolInstitution === '公办' && plain && joint && plain[1] >= joint[0]
  })
  return [
    atMost(`招生简章、章程与计划的学费不同的行（共 ${rows} 行）${faults[0] ?? ''}`, faults.length, 0, 0),
    atMost(`普通专业与中外合作办学的学费没有分开的公办院校${mixed[0]?.schoolName ?? ''}`, mixed.length, 0, 0),
  ]
}

/** What it does not stand for a school recruits in so few of the provinces of its widest major. */
const SELDOM = 0.2
/** A school of which fewer majors are published recruits mostly where the reference does not look. */
const ENOUGH = 10

/** What a school says it is known for, against what it really recruited from 2022 to 2025. */
function featuredRows(some: readonly School[], dataDir: string): BoundedRow[] {
  const published = new Map(
    referenceRows(dataDir, 'school_majors_2022_2025').map(({ school = '', majors = '' }) => [
      currentName(school),
      new Map(majors.split(' ').map((unit) => [unit.split(':')[0] ?? '', Number(unit.split(':')[1])])),
    ]),
  )
  const featured = some.flatMap((school) => {
    const offered = new Set(majorsOfSchool(school).map(({ major }) => major.majorCode))
    const provinces = published.get(school.schoolName)
    const known = school.level === '本科' && !school.vocational && (provinces?.size ?? 0) >= ENOUGH
    const most = Math.max(...(provinces?.values() ?? [1]))
    return specialMajors(school).flatMap(({ level, majors }) =>
      majors.map(({ majorId, majorName }) => {
        const code = digits(majorId)
        const seen = provinces?.get(code) ?? provinces?.get(code.slice(0, 4)) ?? 0
        const composite = isByCompositeScore(code.slice(0, 4))
        return {
          name: `${school.schoolName} ${majorName}`,
          missing: !offered.has(majorId),
          national: level === '国家级' && known && !composite,
          seldom: seen < SELDOM * most,
        }
      }),
    )
  })
  const national = featured.filter((one) => one.national)
  const seldom = national.filter((one) => one.seldom)
  return [
    atMost('特色专业里学校不开的', featured.filter(({ missing }) => missing).length, 0, 0),
    atMost(
      `国家级特色专业（${national.length} 个）里学校少见招生的，占比（${seldom[0]?.name ?? ''}）`,
      seldom.length / Math.max(national.length, 1),
      0.05,
    ),
  ]
}

function articleRows(): BoundedRow[] {
  const owners = [undefined, ...NAMED.map((id) => findSchool(id))]
  const items = owners.flatMap((owner) => news(owner, TODAY))
  const points = items.map(({ id }) => findNews(id)?.content.match(/<li>/g)?.length ?? 0)
  const names = new Set(news(undefined, TODAY).map(({ origin }) => origin))
  const unmarked = items.filter(({ origin }) => !origin.endsWith('（示例）'))
  return [
    atLeast(`资讯要点最少的一篇（共 ${items.length} 篇）`, Math.min(...points), 4, 0),
    atLeast('全国资讯的署名', names.size, 5, 0),
    atMost('署名没有写“示例”的资讯', unmarked.length, 0, 0),
  ]
}

/** The drawing alone: every picture has the name of the school in it. */
function pictureRows(some: readonly School[]): BoundedRow[] {
  const drawings = some.flatMap((school) =>
    Array.from({ length: CAMPUS_PICTURES }, (_, place) => campusSvg(school, place) ?? ''),
  )
  const bare = drawings.map((svg) => svg.replace(/aria-label="[^"]*"|<text.*?<\/text>/g, ''))
  return [
    atMost(`相同的校园图片（共 ${bare.length} 张）`, bare.length - new Set(bare).size, 0, 0),
    atMost('没有写“示意”的校园图片', drawings.filter((svg) => !svg.includes('（示意）')).length, 0, 0),
  ]
}
