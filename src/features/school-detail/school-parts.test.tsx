import { expect, it } from 'vitest'
import { schoolCalls } from '~/entities/school/school.calls'
import { drawn, linksIn, rowsIn, textIn, textsOf } from '../../../tests/drawn'
import { FeaturedMajors } from './majors/featured-majors'
import { SchoolDepartments } from './majors/school-departments'
import { SubjectAssessment } from './majors/subject-assessment'
import { SchoolContacts } from './overview/school-contacts'
import { SchoolFacts } from './overview/school-facts'
import { schoolDetailCalls } from './school-detail.calls'

const BASE = {
  id: '10357',
  schoolName: '安徽大学',
  schoolCrestUrl: null,
  schoolFeatures: ['211'],
  provinceName: '安徽',
  cityName: '合肥市',
  schoolType: ['综合类'],
  schoolInstitution: '公办',
  belongs: '安徽省',
  createYear: 1928,
  schoolLevel: '本科',
  numDoctor: 19,
  numMaster: 32,
  numStudent: 20_000,
  numAcademician: 14,
  furtherEducationRate: 40.6,
  postgraduateRecommendationRate: 18.7,
}
const DETAIL = {
  schoolId: '10357',
  schoolName: '安徽大学',
  ruankeRank: 99,
  qsWorldRank: null,
  usWorldRank: 840,
  officialWebsites: ['www.ahu.edu.cn', 'https://zs.ahu.edu.cn/'],
  admissionPhones: ['0551-63861111'],
  emails: ['zs@ahu.edu.cn'],
}
const ANSWERS = [
  [schoolCalls.base('10357'), BASE],
  [schoolCalls.detail('10357'), DETAIL],
] as const

it('S2-2.9 the facts and ranks of a school stand under their names', async () => {
  const markup = await drawn(<SchoolFacts schoolId="10357" />, { answers: ANSWERS })
  const terms = textsOf('dt', markup)
  const other = ['办学性质', '院校类型', '主管部门', '办学层次', '所在省份', '博士点', '硕士点', '院士']
  expect(terms.slice(-8)).toEqual(other)
  expect(textsOf('dd', markup).slice(-8)).toEqual([
    ...['公办', '综合类', '安徽省', '本科', '安徽', '19 个', '32 个', '14 人'],
  ])
  const text = textIn(markup)
  for (const said of ['1928 年', '20,000 人', '软科综合 99', 'QS 世界 未上榜', 'U.S. News 世界 840'])
    expect(text).toContain(said)
})

it('S2-2.10 S2-9.15 the rates say where they come from, and how the first is counted', async () => {
  const text = textIn(await drawn(<SchoolFacts schoolId="10357" />, { answers: ANSWERS }))
  expect(text).toContain('深造率 数据来自 2022 届毕业生就业质量报告；深造率 = 深造人数 ÷ 应届毕业生人数 41%')
  expect(text).toContain('保研率 2024 数据，来自院校或第三方 19%')
})

it('S2-2.11 websites and phones are links', async () => {
  const markup = await drawn(<SchoolContacts schoolId="10357" />, { answers: ANSWERS })
  const links = [...markup.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    ...['https://www.ahu.edu.cn/', 'https://zs.ahu.edu.cn/', 'tel:055163861111', 'mailto:zs@ahu.edu.cn'],
  ])
  expect(textsOf('dd', markup)).toEqual([
    ...['www.ahu.edu.cn （新窗口打开）', 'zs.ahu.edu.cn （新窗口打开）', '0551-63861111', 'zs@ahu.edu.cn'],
  ])
})

it('S2-2.21 featured majors stand under their level, with their number', async () => {
  const level = (name: string, count: number, ...majors: [majorId: string, majorName: string][]) => ({
    level: name,
    count,
    majors: majors.map(([majorId, majorName]) => ({ majorId, majorName })),
  })
  const groups = [
    level('国家级', 38, ['020101', '经济学'], ['030101K', '法学']),
    level('省级', 12, ['050301', '新闻学']),
  ]
  const markup = await drawn(<FeaturedMajors schoolId="10357" />, {
    answers: [[schoolDetailCalls.specialMajors('10357'), groups]],
  })
  expect(textsOf('dt', markup)).toEqual(['国家级 38 个', '省级 12 个'])
  expect(textsOf('li', markup)).toEqual(['经济学', '法学', '新闻学'])
  expect(linksIn(markup)).toEqual([
    ['经济学', '/chazhuanyedetail/020101'],
    ['法学', '/chazhuanyedetail/030101K'],
    ['新闻学', '/chazhuanyedetail/050301'],
  ])
})

it('S2-2.22.1 S2-4.8 an assessment has its rounds, the last one chosen, and its grades', async () => {
  const filters = { round: undefined, grade: undefined }
  const assessed = { totalSubjects: 24, subjectDetails: [{ subject: '数学', grade: 'B' }] }
  const markup = await drawn(
    <SubjectAssessment schoolId="10357" filters={filters} change={() => undefined} />,
    {
      answers: [
        [schoolDetailCalls.rounds('10357'), [3, 4, 5]],
        [schoolDetailCalls.grades('10357', 5), [{ grade: 'B', count: 1 }]],
        [schoolDetailCalls.assessment('10357', 5), assessed],
      ],
    },
  )
  expect(textsOf('button', markup).slice(0, 3)).toEqual(['第 3 轮', '第 4 轮', '第 5 轮'])
  expect(markup).toMatch(/aria-pressed="true"[^>]*>第 5 轮/)
  expect(textIn(markup)).toContain('共 24 个学科参评')
  expect(rowsIn(markup)).toEqual([
    ['学科', '等级'],
    ['数学', 'B'],
  ])
})

it('S2-2.22.2 departments list their majors', async () => {
  const departments = [
    { departmentName: '数学学院', majors: ['数学', '统计学'] },
    { departmentName: '文学院', majors: ['新闻学'] },
  ]
  const markup = await drawn(<SchoolDepartments schoolId="10357" />, {
    answers: [[schoolDetailCalls.departments('10357'), departments]],
  })
  expect(textsOf('dt', markup)).toEqual(['数学学院', '文学院'])
  expect(textsOf('dd', markup)).toEqual(['数学、统计学', '新闻学'])
})

it('S2-8.1 what a school has none of says so', async () => {
  const none = [
    await drawn(<FeaturedMajors schoolId="1" />, {
      answers: [[schoolDetailCalls.specialMajors('1'), []]],
    }),
    await drawn(<SchoolDepartments schoolId="1" />, {
      answers: [[schoolDetailCalls.departments('1'), []]],
    }),
  ]
  expect(none.map(textIn)).toEqual([
    '特色专业 没有收录这所院校的特色专业。',
    '院系设置 没有收录这所院校的院系。',
  ])
})
