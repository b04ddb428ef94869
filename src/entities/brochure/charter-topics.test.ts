import { expect, it } from 'vitest'
import { CHARTER_TOPICS, charterOf, placeOfTopic, tableWords } from './charter-topics'

const PARAGRAPHS = [
  '第一条 按考生的位次择优录取。',
  '进档考生按“分数优先”安排专业，专业之间不设级差。',
  '服从调剂的，在同一院校专业组内调剂。',
  '英语专业要求英语成绩不低于 110 分。',
  '身体条件按《普通高等学校招生体检工作指导意见》执行。',
  '学费以批准的标准为准。',
  '学费（元/学年）：文史、理工 5,200',
]

it('finds the paragraph that states a topic, and none where the charter is silent', () => {
  const places = CHARTER_TOPICS.map(({ id }) => [id, placeOfTopic(PARAGRAPHS, id)])
  expect(Object.fromEntries(places)).toEqual({
    ...{ order: 1, transfer: 2, subject: 3, language: undefined, health: 4, fees: 6 },
  })
})

it('says a table of fees in one line', () => {
  const rows = [
    ['类别', '学费（元/学年）', '住宿费（元/学年）'],
    ['文史、理工', '4,800—6,000', '800'],
    ['艺术', '9,000', '800'],
  ]
  expect(tableWords(rows)).toBe('学费（元/学年）：文史、理工 4,800—6,000；艺术 9,000')
  expect(
    tableWords([
      ['省份', '批次'],
      ['安徽', '本科批'],
    ]),
  ).toBe('省份 批次；安徽 本科批')
})

it('takes the newest charter', () => {
  const titles = ['2025 年报考指南', '2025 年招生章程', '2024 年招生章程'].map((title) => ({ title }))
  expect(charterOf(titles)?.title).toBe('2025 年招生章程')
  expect(charterOf(titles.slice(0, 1))).toBeUndefined()
})
