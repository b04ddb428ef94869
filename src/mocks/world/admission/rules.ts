import { findProvince } from '~/rules/exam/provinces'
import { applicationForm } from '~/rules/filing/application-form'
import { tieKeys } from '~/rules/filing/tie-order'
import { pick, uniform } from '../kit/seed'
import { majorsOfSchool } from '../schools/majors'
import type { School } from '../schools/schools'
import { type FeeRange, feeRanges } from './model/fee'

interface RulePoint {
  readonly name: string
  readonly text: string
}

/** What the majors of a school bring into its regulations. */
interface Offer {
  readonly majors: ReturnType<typeof majorsOfSchool>
  readonly teaches: (...prefixes: string[]) => boolean
}

function offerOf(school: School): Offer {
  const majors = majorsOfSchool(school)
  return {
    majors,
    teaches: (...prefixes) =>
      majors.some(({ major }) => prefixes.some((prefix) => major.majorCode.startsWith(prefix))),
  }
}

/** How a file becomes an application to the school, in the province's form. */
function filing(school: School, province: string, year: number): string {
  const ratio = pick(['1:1', '1:1', '1:1.02', '1:1.05'], 'filing-ratio', school.id)
  const unit = applicationForm(province, year)?.unit
  const by =
    unit === '专业+院校'
      ? '以“专业＋院校”为单位投档，投到哪个专业就录取到哪个专业'
      : unit === '院校专业组'
        ? '以院校专业组为单位投档，进档后只在本组的专业之间安排'
        : '以院校为单位投档，进档后在填报的专业之间安排'
  return `平行志愿批次的调档比例为 ${ratio}；${by}。顺序志愿批次的调档比例不超过 1:1.2。`
}

/** Which major a file gets; nothing is left to decide where the major itself was chosen. */
function assignment(school: School, province: string, year: number): string {
  if (applicationForm(province, year)?.unit === '专业+院校')
    return '每个志愿即一个专业，不再按分数在专业之间分配。'
  if (uniform('assignment', school.id) < 0.86) {
    return '按“分数优先”安排专业：先排投档分高的考生，再看其专业志愿的先后，专业志愿之间没有级差。'
  }
  return '设专业级差：第一、二专业志愿之间级差 2 分，其后各为 1 分；按扣除级差后的分数安排专业。'
}

function adjustment(province: string, year: number): string {
  const unit = applicationForm(province, year)?.unit
  if (unit === '专业+院校' || !findProvince(province)?.adjustment) {
    return `${province}的这一批次没有专业调剂。`
  }
  const within = unit === '院校专业组' ? '本专业组内' : '本校'
  return `所填专业都已录满时，服从调剂的考生调剂到${within}尚有名额的专业；不服从调剂的，作退档处理。`
}

function ties(province: string, year: number): string {
  const order = tieKeys(province, year).join('，')
  return `承认${province}教育主管部门按国家规定给予的加分，加分用于投档和安排专业。投档分相同时，按${province}的同分排序办法，依次比较：${order}。`
}

function singleSubjects({ teaches }: Offer, school: School): string {
  const english = pick([100, 105, 110], 'english', school.id)
  const rules = [
    ...(teaches('050201', '050261', '050262')
      ? [`英语、翻译、商务英语等专业要求英语单科不低于 ${english} 分（满分 150 分）`]
      : []),
    ...(school.schoolInstitution.includes('合作')
      ? ['课程多用英语讲授，要求英语单科不低于 110 分（满分 150 分）']
      : []),
    ...(teaches('0701') ? ['报考数学类专业建议数学单科不低于 100 分（满分 150 分）'] : []),
  ]
  return rules.length > 0 ? `${rules.join('；')}。其他专业没有单科要求。` : '各专业没有单科成绩要求。'
}

function languages({ teaches }: Offer): string {
  return teaches('050201', '050261')
    ? '英语类专业只招英语语种的考生；其他专业不限语种，入学后以英语为公共外语安排教学。'
    : '各专业不限外语语种，入学后以英语为公共外语安排教学，非英语语种的考生慎重填报。'
}

function health({ teaches }: Offer): string {
  const limits = [
    ...(teaches('10', '0703', '0813', '0710', '0830', '52')
      ? ['色弱、色盲不能录取到化学、化工与制药、生物、医药各类专业']
      : []),
    ...(teaches('1304', '1305', '55') ? ['色盲不宜就读美术、设计各类专业'] : []),
    ...(teaches('081803', '081804', '5003')
      ? ['航海技术要求双眼裸眼视力均在 4.7 以上，轮机工程要求矫正视力均在 4.8 以上']
      : []),
    ...(teaches('081805', '5004') ? ['飞行类专业按民航招飞的标准另行体检'] : []),
    ...(teaches('0306', '0831', '5801') ? ['公安类专业须通过面试、体检和体能测评'] : []),
  ]
  const base = '执行《普通高等学校招生体检工作指导意见》及有关补充规定'
  return limits.length > 0 ? `${base}：${limits.join('；')}。` : `${base}，没有另外的限制。`
}

function sexes({ teaches }: Offer): string {
  return teaches('0306', '0831', '5801', '0818')
    ? '除公安类按核定的男女计划录取、航海类适宜男生外，各专业没有男女比例限制。'
    : '各专业没有男女比例限制。'
}

function feeText(kind: string, range: FeeRange | undefined): string {
  if (!range) return ''
  return range.low === range.high ? `${kind} ${range.low} 元` : `${kind} ${range.low} 至 ${range.high} 元`
}

function fees(school: School): string {
  const { ordinary, arts, joint } = feeRanges(school)
  const said = [feeText('', ordinary), feeText('艺术类', arts), feeText('中外合作办学', joint)].filter(
    (text) => text !== '',
  )
  return `按专业收费，每学年${said.join('；')}，以当年招生计划公布的为准；住宿费按${school.provinceName}核定的标准另收。`
}

function change(school: School): string {
  return pick(
    [
      '第一学年末可以申请转专业，成绩和考核合格的按名额转入；国家有规定的特殊类型不能转。',
      '入学一年后可以申请转一次专业，转出不设门槛，转入由接收院系考核；国家有规定的特殊类型不能转。',
      '大类录取的学生在第二学期末按志愿和成绩分流；其他学生第一学年末可以申请转专业。',
    ],
    'change-of-major',
    school.id,
  )
}

/**
 * What a school's admission regulations say to candidates of a province in a year, in our own words. Points come from
 * the rules of the province, the majors and nature of the school, and a few seeded choices. A demonstration, and the
 * text says so; undefined for an unknown province.
 */
export function admissionRule(school: School, province: string, year: number) {
  if (!findProvince(province)) return undefined
  const offer = offerOf(school)
  const points: RulePoint[] = [
    { name: '投档比例', text: filing(school, province, year) },
    { name: '专业安排', text: assignment(school, province, year) },
    { name: '服从调剂', text: adjustment(province, year) },
    { name: '加分与同分', text: ties(province, year) },
    { name: '单科要求', text: singleSubjects(offer, school) },
    { name: '外语语种', text: languages(offer) },
    { name: '体检要求', text: health(offer) },
    { name: '男女比例', text: sexes(offer) },
    { name: '收费标准', text: fees(school) },
    { name: '转专业', text: change(school) },
    {
      name: '学历证书',
      text: `学业合格者颁发${school.schoolName}${school.level}毕业证书，证书种类为普通高等教育。`,
    },
  ]
  return {
    schoolId: school.id,
    province,
    year,
    title: `${school.schoolName} ${year} 年招生章程要点（${province}，示例）`,
    points,
    content: contentOf(points),
  }
}

function contentOf(points: readonly RulePoint[]): string {
  const sections = points.map(({ name, text }) => `<h3>${name}</h3><p>${text}</p>`).join('')
  return `<p><strong>示例内容</strong>：由演示模型生成，以学校当年公布的招生章程为准。</p>${sections}`
}
