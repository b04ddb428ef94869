import { normal, pick, uniform } from '../../kit/seed'
import { majorsOfSchool } from '../majors'
import type { School } from '../schools'
import { schoolFacts } from './school-facts'

/** The further-study rate of a school's header is that of this year's report (S2 §2). */
const HEADER_YEAR = 2022
const YEARS_SHOWN = 4

/** Share of the students who finish in a year. */
const FINISHING = { 本科: 0.235, 专科: 0.31 } as const

interface Figures {
  readonly graduates: number
  readonly further: number
  readonly employed: number
  readonly freelance: number
  readonly looking: number
}

/** Graduates of a year and what became of them; the parts sum to the whole. */
function figures(school: School, year: number): Figures {
  const facts = schoolFacts(school)
  const drift = year === HEADER_YEAR ? 0 : 1.2 * normal('report-further', school.id, year)
  const graduates = Math.round(
    facts.numStudent * FINISHING[school.level] * (1 + 0.03 * normal('graduates', school.id, year)),
  )
  const share = Math.min(Math.max(facts.furtherEducationRate + drift, 1), 90) / 100
  const further = Math.round(graduates * share)
  const looking = Math.round(graduates * (0.05 + 0.08 * uniform('looking', school.id, year)))
  const freelance = Math.round((graduates - further - looking) * 0.03)
  return { graduates, further, freelance, looking, employed: graduates - further - looking - freelance }
}

const REGIONS = ['学校所在省份', '长三角地区', '珠三角地区', '京津冀地区', '成渝地区']

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`
}

function rowsOf({ graduates, further, employed, freelance, looking }: Figures): string {
  return [
    ['毕业生', graduates],
    ['升学（含出国、出境）', further],
    ['签约就业', employed],
    ['灵活就业与自主创业', freelance],
    ['求职中与暂不就业', looking],
  ]
    .map(
      ([name, count]) =>
        `<tr><td>${name}</td><td>${count}</td><td>${percent(Number(count), graduates)}</td></tr>`,
    )
    .join('')
}

function contentOf(school: School, year: number): string {
  const own = figures(school, year)
  const [first, second] = [0, 1].map(
    (i) => pick(majorsOfSchool(school), 'report-major', school.id, year, i).major,
  )
  const region = pick(REGIONS, 'region', school.id, year)
  const found = percent(own.graduates - own.looking, own.graduates)
  return [
    '<p><strong>示例数据</strong>：以下数字由演示模型生成，请以学校公布的报告为准。</p>',
    `<h2>毕业去向</h2><table><thead><tr><th>去向</th><th>人数</th><th>占比</th></tr></thead><tbody>${rowsOf(own)}</tbody></table>`,
    `<p>${year} 届毕业去向落实率为 ${found}，升学率为 ${percent(own.further, own.graduates)}。</p>`,
    `<h2>就业地区与专业</h2><p>就业的毕业生以${region}为主。${first && second ? `人数较多的专业中，${first.majorName}、${second.majorName}的毕业生多在本专业相关的单位工作。` : ''}</p>`,
    '<h2>统计口径</h2><p>落实率包括签约就业、灵活就业、自主创业与升学；升学率＝升学人数÷应届毕业生人数。</p>',
  ].join('')
}

/** Reports on the employment of graduates, the newest first. The rate of further study in the report of 2022 is the one of the school’s header. */
export function schoolReports(school: School, lastYear: number) {
  return Array.from({ length: YEARS_SHOWN }, (_, i) => lastYear - i).map((year) => ({
    id: `${school.id}-${year}`,
    title: `${school.schoolName} ${year} 届毕业生就业质量报告（示例）`,
    year,
    type: '就业质量',
    content: contentOf(school, year),
  }))
}
