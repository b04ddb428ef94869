import { countText } from '~/rules/exam/count-text'
import { type FeeRange, feeRanges } from '../admission/model/fee'
import { heading, list, paragraph, table } from '../kit/html'
import { integer } from '../kit/seed'
import { schoolFacts } from '../schools/model/school-facts'
import { findSchool, type School } from '../schools/schools'

/** How many years of brochures a school keeps on its site. */
const YEARS = 4

interface Kind {
  readonly id: string
  /** Month of publication. */
  readonly month: number
  title(school: School, year: number): string
  readonly tags: readonly string[]
  content(school: School, year: number): string
}

const KINDS: readonly Kind[] = [
  {
    id: 'regulations',
    month: 5,
    title: (school, year) => `${school.schoolName} ${year} 年招生章程`,
    tags: ['招生章程'],
    content: (school, year) =>
      [
        heading('第一章　总则'),
        paragraph(
          `本章程适用于${school.schoolName} ${year} 年全日制${school.level}层次招生工作。学校位于${school.cityName}，主管部门为${school.belongs}，办学性质为${school.schoolInstitution}。`,
        ),
        heading('第二章　录取规则'),
        list([
          '按各省投档规则和公布的招生计划，以考生的位次择优录取。',
          '进档考生按“分数优先”安排专业，专业之间不设级差。',
          '在有服从调剂的省份，所填专业已录满而服从调剂的，在同一院校专业组内调剂；不服从的退档。',
          '身体条件按《普通高等学校招生体检工作指导意见》执行。',
        ]),
        heading('第三章　收费'),
        table(['类别', '学费（元/学年）', '住宿费（元/学年）'], feeRows(school)),
        paragraph('学费以省级价格主管部门批准的标准为准。本文为演示内容。'),
      ].join(''),
  },
  {
    id: 'guide',
    month: 6,
    title: (school, year) => `${school.schoolName} ${year} 年报考指南`,
    tags: ['报考指南', '专业介绍'],
    content: (school, year) => {
      const facts = schoolFacts(school)
      return [
        heading('学校概况'),
        paragraph(`学校创办于 ${facts.createYear} 年，在校生约 ${facts.numStudent} 人。`),
        heading('怎样比较专业组'),
        list([
          `先看 ${year - 1} 年各专业组的最低位次，再看计划数的变化。`,
          '组内有不愿意读的专业时，要连同调剂的可能一起考虑。',
          '只有一年数据的专业组，位次只能作为范围参考。',
        ]),
        paragraph('本文为演示内容，招生计划以省级教育考试院公布的为准。'),
      ].join('')
    },
  },
  {
    id: 'questions',
    month: 6,
    title: (school, year) => `${year} 年报考${school.schoolName}常见问题`,
    tags: ['常见问题'],
    content: (school) =>
      [
        heading('可以转专业吗？'),
        paragraph('一般在第一学年末可以申请，具体比例和条件由学院公布。'),
        heading('宿舍是什么样的？'),
        paragraph('多为四人间或六人间，有独立或公共卫生间，按校区不同。'),
        heading('有哪些资助？'),
        list([
          '国家奖学金与励志奖学金',
          '国家助学金',
          '生源地信用助学贷款',
          `${school.schoolName}勤工助学岗位`,
        ]),
      ].join(''),
  },
]

export interface Brochure {
  readonly id: string
  readonly title: string
  readonly createTime: string
}

function brochureOf(school: School, kind: Kind, year: number): Brochure {
  const day = String(integer(1, 28, 'brochure', school.id, kind.id, year)).padStart(2, '0')
  return {
    id: `${school.id}-${year}-${kind.id}`,
    title: kind.title(school, year),
    createTime: `${year}-${String(kind.month).padStart(2, '0')}-${day} 09:00:00`,
  }
}

const ROOM = '800—1,500'

/** The tuition that plans ask, by kind of major. */
function feeRows(school: School): string[][] {
  const { ordinary, arts, joint } = feeRanges(school)
  const row = (kind: string, range: FeeRange | undefined) => (range ? [[kind, spanText(range), ROOM]] : [])
  return [...row('文史、理工', ordinary), ...row('艺术', arts), ...row('中外合作办学', joint)]
}

function spanText({ low, high }: FeeRange): string {
  return low === high ? countText(low) : `${countText(low)}–${countText(high)}`
}

/** The brochures of a school until `lastYear`, the newest first. */
export function brochuresOf(school: School, lastYear: number): Brochure[] {
  const years = Array.from({ length: YEARS }, (_, index) => lastYear - index)
  return years
    .flatMap((year) => KINDS.map((kind) => brochureOf(school, kind, year)))
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}

/** A brochure in full; undefined for an id that no brochure has. */
export function findBrochure(id: string) {
  const [schoolId = '', year = '', kindId] = id.split('-')
  const school = findSchool(schoolId)
  const kind = KINDS.find((candidate) => candidate.id === kindId)
  if (!school || !kind || !/^20\d\d$/.test(year)) return undefined
  return {
    ...brochureOf(school, kind, Number(year)),
    schoolId: school.id,
    schoolName: school.schoolName,
    tags: [...kind.tags, `${year} 年`],
    content: kind.content(school, Number(year)),
  }
}
