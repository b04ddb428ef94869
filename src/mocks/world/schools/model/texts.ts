import { paragraph, picture } from '../../kit/html'
import { pick } from '../../kit/seed'
import type { School } from '../schools'
import { campusSvg, dataUri } from './pictures'
import { type Standing, schoolFacts, standing } from './school-facts'

const CHARACTER: Readonly<Record<Standing, string>> = {
  leading: '国家重点建设的研究型大学',
  strong: '以优势学科见长的高水平大学',
  public: '面向区域发展的公办本科院校',
  private: '以应用型人才培养为主的本科院校',
  junior: '培养技术技能人才的高等职业院校',
}

const FOCUS: Readonly<Record<string, readonly string[]>> = {
  综合类: ['文理医工多学科相互支撑', '基础学科与应用学科并重'],
  理工类: ['以工科为主体，理、工、管协调发展', '长期服务装备、材料、信息等行业'],
  师范类: ['以教师教育为根本，兼顾基础学科', '毕业生遍布各级学校'],
  医药类: ['医学教育与附属医院的临床实践紧密结合', '以临床、药学、护理等专业为主'],
  财经类: ['经济学与管理学见长', '重视数据、财务与金融的实务训练'],
  农林类: ['围绕种植、养殖、林草与乡村发展办学', '试验田与林场就是课堂'],
  政法类: ['以法学和公共管理为核心', '注重实务与规范训练'],
  语言类: ['多语种教学与区域国别研究见长', '课程强调口笔译与跨文化沟通'],
  艺术类: ['以创作与表演为中心组织教学', '画室、排练厅和工作室占课时的一半以上'],
  体育类: ['运动训练与体育教育并重', '训练与竞赛贯穿学年'],
  民族类: ['面向各民族学生，重视民族地区发展', '多民族语言文化课程齐全'],
  军事类: ['面向国防需要培养人才', '教学与军事训练结合'],
}

/** What a school has; the other features are lists that it stands in. */
const HELD: readonly string[] = ['研究生院', '保研资格']

const ADVICE = [
  '报考前建议对照本省的选科要求，并在招生章程里核对体检与单科要求。',
  '同一所学校不同专业组的位次可以相差很多，建议按专业组而不是按学校比较。',
  '校区、学费和转专业办法以当年招生章程为准。',
]

/** 12,300. Written here because the first use of a locale's own format takes longer than the rest of a page's answer. */
function inThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** An introduction to a school in plain words, as HTML. Numbers are the world's own; it does not praise. */
export function schoolOverview(school: School): string {
  const facts = schoolFacts(school)
  const { schoolFeatures } = school
  const lists = schoolFeatures.filter((feature) => !HELD.includes(feature))
  const held = schoolFeatures.filter((feature) => HELD.includes(feature))
  const features = [
    lists.length > 0 ? `，列入${lists.join('、')}` : '',
    held.length > 0 ? `，有${held.join('和')}` : '',
  ].join('')
  const focus = pick(FOCUS[school.schoolType[0] ?? ''] ?? ['各学科协调发展'], 'focus', school.id)
  const points =
    facts.numDoctor > 0
      ? `设有博士点 ${facts.numDoctor} 个、硕士点 ${facts.numMaster} 个，`
      : facts.numMaster > 0
        ? `设有硕士点 ${facts.numMaster} 个，`
        : ''
  const scene = campusSvg(school, 1)
  return [
    paragraph(
      `${school.schoolName}位于${school.cityName}，由${school.belongs}主管，创办于 ${facts.createYear} 年，是${CHARACTER[standing(school)]}${features}。`,
    ),
    paragraph(`学校${focus}。${points}在校生约 ${inThousands(facts.numStudent)} 人。`),
    ...(scene ? [picture(dataUri(scene), `${school.schoolName}校园（示意）`)] : []),
    paragraph(pick(ADVICE, 'advice', school.id)),
  ].join('')
}
