import { expect, it } from 'vitest'
import { majorCalls } from '~/entities/major/major.calls'
import { drawn, rowsIn, textIn, textsOf } from '../../../tests/drawn'
import { MajorEmployment } from './major-employment'
import { MajorMarket } from './major-market'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)
const EMPLOYMENT = {
  jobDirection: '在企业写程序。\n在学校教书。',
  stats: {
    hiring: [2025, 2024].map((year) => ({
      year,
      hiringMonth: MONTHS.map((month) => ({ month, hiringNum: 1000 * month + (year - 2024) * 10_000 })),
    })),
    salary: MONTHS.map((month) => ({
      month,
      salaryMin: 3000 + month,
      salaryMedianL: 5000 + month,
      salaryMedianH: 9000 + month,
      salaryMax: 20_000 + month,
    })),
  },
  qualifications: {
    eduForFan: [{ edu: '本科', ratio: 100 }],
    edu: MONTHS.map((month) => ({ month, ratios: [{ edu: '本科', ratio: 100 }] })),
  },
}
const SHARES = [
  { typeCode: '20210', typeName: '信息和通信工程技术人员', employmentPercentage: 41.6 },
  { typeCode: '20801', typeName: '教育研究人员', employmentPercentage: 0.3 },
]

it('S2-2.28.3 S2-2.28.4 S2-2.28.5 S2-2.28.6 S2-2.28.7 a major has the figures of its market', async () => {
  const charts = '招聘量,薪酬,学历,各月学历'
  const markup = await drawn(<MajorMarket employment={EMPLOYMENT} name="软件工程" />, {
    address: `/?tables=${charts}`,
  })
  expect(textsOf('dd', markup)).toEqual(['1.65 万人/月', '5,012–9,012 元/月'])
  const rows = rowsIn(markup)
  expect(rows.filter(([head]) => head === '12月')).toEqual([
    ['12月', '2.20', '1.20'],
    ['12月', '3,012', '5,012', '9,012', '20,012'],
    ['12月', '100%'],
  ])
  expect(rows.filter(([head]) => head === '月份')).toEqual([
    ['月份', '2025 年', '2024 年'],
    ['月份', '最低', '中位数（低）', '中位数（高）', '最高'],
    ['月份', '本科'],
  ])
  expect(rows).toContainEqual(['本科', '100%'])
})

it('S2-2.28.1 S2-2.28.2 S2-9.15 a major says where it leads, and its shares lead to the professions', async () => {
  const markup = await drawn(<MajorEmployment code="080902" name="软件工程" />, {
    answers: [
      [majorCalls.employment('080902'), EMPLOYMENT],
      [majorCalls.professionTypes('080902'), SHARES],
    ],
  })
  expect(textIn(markup)).toContain('在企业写程序。 在学校教书。')
  expect(textsOf('li', markup)).toEqual(['信息和通信工程技术人员 42%', '教育研究人员 1%'])
  expect(markup).toMatch(/href="[^"]*20210[^"]*"[^>]*>信息和通信工程技术人员/)
})
