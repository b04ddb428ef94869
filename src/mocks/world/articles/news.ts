import { heading, link, list, paragraph } from '../kit/html'
import { integer } from '../kit/seed'
import { findSchool, type School } from '../schools/schools'

interface Topic {
  readonly id: string
  readonly month: number
  readonly category: string
  title(year: number, school?: School): string
  readonly summary: string
  readonly parts: readonly string[]
}

/** What happens every year from winter to autumn, in its order. */
const NATIONAL_TOPICS: readonly Topic[] = [
  {
    id: 'registration',
    month: 11,
    category: '报名',
    title: (year) => `${year + 1} 年高考报名：先核对这五项信息`,
    summary: '户籍、学籍、选考科目、外语语种和加分资格，报名后大多不能再改。',
    parts: [
      '报名信息决定以后能填哪些批次和计划，提交前请家长一起核对。',
      '选考科目一旦确认，专业组的选科要求就按它判断。',
    ],
  },
  {
    id: 'physical',
    month: 3,
    category: '体检',
    title: (year) => `${year} 年高考体检：结论会影响哪些专业`,
    summary: '色觉、视力、听力等结论只限制少数专业，但一旦受限就会退档。',
    parts: [
      '体检结论由指定医院给出，可以在规定时间内申请复查。',
      '填报前请在招生章程里查“体检要求”，不要只看专业名称。',
    ],
  },
  {
    id: 'plan',
    month: 6,
    category: '政策',
    title: (year) => `${year} 年招生计划公布：看变化比看总数有用`,
    summary: '计划数增减两成以上的专业组，往年位次的参考价值会下降。',
    parts: [
      '把今年的计划数和去年的放在一起比，新增和停招的专业组要单独看。',
      '计划变大，位次往往后移；计划变小，位次往往前移，但都不是必然。',
    ],
  },
  {
    id: 'scores',
    month: 6,
    category: '查分',
    title: (year) => `${year} 年成绩公布后的第一件事：查位次`,
    summary: '同样的分数，每年的位次不同；志愿填报看的是位次。',
    parts: [
      '先看本省一分一段表里自己分数对应的位次区间，再用区间里靠后的位次做选择。',
      '三年位次都要看，只有一年数据的专业组要留出更大的余地。',
    ],
  },
  {
    id: 'filing',
    month: 6,
    category: '志愿',
    title: (year) => `${year} 年志愿填报：按喜好排序，把尾巴做安全`,
    summary: '平行志愿里，放在容易的志愿后面的难志愿几乎不会用到。',
    parts: [
      '把真正想去的放在前面，最后五分之一放有把握的。',
      '有服从调剂的省份，不勾选意味着专业录满时会被退档，而不是退到下一个志愿。',
    ],
  },
  {
    id: 'supplement',
    month: 7,
    category: '志愿',
    title: (year) => `${year} 年征集志愿：时间短，计划每轮都不同`,
    summary: '没有被录取不等于没有机会，征集志愿在投档后公布剩余计划。',
    parts: [
      '征集志愿通常只有一天左右的填报时间，请提前留意公告。',
      '征集的院校专业组可能带有特殊要求，填之前看清备注。',
    ],
  },
]

const SCHOOL_TOPICS: readonly Topic[] = [
  {
    id: 'open-day',
    month: 5,
    category: '校园',
    title: (year, school) => `${school?.schoolName ?? ''} ${year} 年校园开放日安排`,
    summary: '实验室、图书馆和宿舍开放参观，需要预约。',
    parts: [
      '开放日不收费，也不与录取挂钩。',
      '建议带着具体问题去：课程怎么安排，转专业怎么申请，实习在哪里。',
    ],
  },
  {
    id: 'new-majors',
    month: 4,
    category: '专业',
    title: (year, school) => `${school?.schoolName ?? ''} ${year} 年拟调整的专业`,
    summary: '新增和停招的专业没有往年位次，填报时要单独考虑。',
    parts: [
      '新专业第一年没有可以比较的位次，只能参考相近专业。',
      '停招专业的计划会分到其他专业组，位次可能随之变化。',
    ],
  },
]

export interface NewsItem {
  readonly id: string
  readonly title: string
  readonly createTime: string
  readonly summary: string
  readonly category: string
  readonly origin: string
}

/** How many years of news there are. */
const YEARS = 3

function itemOf(topic: Topic, year: number, school: School | undefined): NewsItem {
  const owner = school?.id ?? '0'
  const day = String(integer(1, 28, 'news', owner, topic.id, year)).padStart(2, '0')
  return {
    id: `${owner}-${year}-${topic.id}`,
    title: topic.title(year, school),
    createTime: `${year}-${String(topic.month).padStart(2, '0')}-${day} 10:00:00`,
    summary: topic.summary,
    category: topic.category,
    origin: school ? `${school.schoolName}招生办公室（示例）` : '择途编辑部（示例）',
  }
}

/** The news of a school, or of the whole country without one, published before `today`; the newest first. */
export function news(school: School | undefined, today: Date): NewsItem[] {
  const topics = school ? SCHOOL_TOPICS : NATIONAL_TOPICS
  const now = today.toISOString().slice(0, 10)
  const years = Array.from({ length: YEARS }, (_, index) => today.getFullYear() - index)
  return years
    .flatMap((year) => topics.map((topic) => itemOf(topic, year, school)))
    .filter((item) => item.createTime.slice(0, 10) <= now)
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}

/** An article in full; undefined for an id that no article has. */
export function findNews(id: string) {
  const [, owner = '', year = '', topicId] = /^(\d+)-(20\d\d)-(.+)$/.exec(id) ?? []
  const school = owner === '0' ? undefined : findSchool(owner)
  if (owner !== '0' && !school) return undefined
  const topic = (school ? SCHOOL_TOPICS : NATIONAL_TOPICS).find((candidate) => candidate.id === topicId)
  if (!topic) return undefined
  const content = [
    paragraph(topic.summary),
    heading('要点'),
    list(topic.parts),
    heading('去哪里核对'),
    `<p>时间和办法以省级教育招生考试机构的公告为准。可以先在本站查${link('/weici', '位次')}和${link('/pici', '批次线')}。</p>`,
  ].join('')
  return { ...itemOf(topic, Number(year), school), content, tags: [topic.category, `${year} 年`] }
}
