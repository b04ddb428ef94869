import { heading, list, paragraph } from '../kit/html'
import { integer } from '../kit/seed'
import { findSchool, type School } from '../schools/schools'
import { NATIONAL_TOPICS, SCHOOL_TOPICS, type Topic } from './model/news-topics'

export interface NewsItem {
  readonly id: string
  readonly title: string
  readonly createTime: string
  readonly summary: string
  readonly category: string
  readonly origin: string
}

/** Who writes on what; anything else comes from the editors as a whole. All made up. */
const DESKS: Readonly<Record<string, string>> = {
  选科: '择途编辑部 选科组（示例）',
  体检: '择途编辑部 体检与章程组（示例）',
  院校: '择途编辑部 体检与章程组（示例）',
  政策: '择途编辑部 政策组（示例）',
  报名: '择途编辑部 政策组（示例）',
  志愿: '择途编辑部 填报组（示例）',
  查分: '择途编辑部 数据组（示例）',
  录取: '择途编辑部 录取组（示例）',
}
const EDITORS = '择途编辑部（示例）'

/** What a school publishes comes from the office that it concerns. */
const OFFICES: Readonly<Record<string, string>> = { 校园: '招生办公室', 专业: '教务处' }

/** How many years of news there are. */
const YEARS = 3

function itemOf(topic: Topic, year: number, school: School | undefined): NewsItem {
  const owner = school?.id ?? '0'
  const day = String(topic.day ?? integer(1, 28, 'news', owner, topic.id, year)).padStart(2, '0')
  return {
    id: `${owner}-${year}-${topic.id}`,
    title: topic.title(year, school),
    createTime: `${year}-${String(topic.month).padStart(2, '0')}-${day} 10:00:00`,
    summary: topic.summary,
    category: topic.category,
    origin: school
      ? `${school.schoolName}${OFFICES[topic.category] ?? '招生办公室'}（示例）`
      : (DESKS[topic.category] ?? EDITORS),
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

/** Every nationwide article of the years up to one, those still to come among them. */
export function nationwideArticles(year: number) {
  const years = Array.from({ length: YEARS }, (_, index) => year - index)
  return years.flatMap((each) => NATIONAL_TOPICS.map((topic) => fullArticle(topic, each, undefined)))
}

/** An article in full; undefined for an id that no article has. */
export function findNews(id: string) {
  const [, owner = '', year = '', topicId] = /^(\d+)-(20\d\d)-(.+)$/.exec(id) ?? []
  const school = owner === '0' ? undefined : findSchool(owner)
  if (owner !== '0' && !school) return undefined
  const topic = (school ? SCHOOL_TOPICS : NATIONAL_TOPICS).find((candidate) => candidate.id === topicId)
  if (!topic) return undefined
  return fullArticle(topic, Number(year), school)
}

function fullArticle(topic: Topic, year: number, school: School | undefined) {
  const content = [
    paragraph(topic.summary),
    ...topic.parts.flatMap(({ heading: text, points }) => [heading(text), list(points)]),
    heading('去哪里核对'),
    '<p>时间和办法以省级教育考试院的公告为准。</p>',
  ].join('')
  return { ...itemOf(topic, year, school), content, tags: [topic.category, `${year} 年`] }
}
