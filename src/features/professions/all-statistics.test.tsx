import { expect, it } from 'vitest'
import { professionCalls } from '~/entities/profession/profession.calls'
import { drawn, rowsIn, textsOf } from '../../../tests/drawn'
import { AllStatistics } from './all-statistics'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)
const yearOf = (year: number, first: number) => ({
  year,
  hiringMonth: MONTHS.map((month) => ({ month, hiringNum: first + 1000 * month })),
})
const company = (name: string, companyHiring: number, percentage: number) => ({
  companyNature: `${name}性质`,
  companyName: name,
  companyHiring,
  percentage,
})
const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1)
const COMPANIES = NUMBERS.map((at) => company(`企业${at}`, 1300 - at, 20.4 - at))
const STATS = {
  hiring: [yearOf(2024, 10_000), yearOf(2025, 20_000)],
  salary: MONTHS.map((month) => ({
    month,
    salaryMin: 3000 + month,
    salaryMedianL: 5000 + month,
    salaryMedianH: 9000 + month,
    salaryMax: 20_000 + month,
  })),
  provinces: [
    { provinceName: '广东', hiringNum: 4321, percentage: 31.4, salary: 9500 },
    { provinceName: '西藏', hiringNum: 12, percentage: 0.2, salary: 8000 },
  ],
  companyNatures: COMPANIES,
  companies: COMPANIES,
}
const EDUCATION = {
  eduForFan: [
    { edu: '不限', ratio: 30 },
    { edu: '本科', ratio: 70 },
  ],
  edu: MONTHS.map((month) => ({
    month,
    ratios: [
      { edu: '不限', ratio: 20 + month },
      { edu: '本科', ratio: 80 - month },
    ],
  })),
}
const MAJORS = NUMBERS.map((at) => ({ majorName: `专业${at}`, majorPercentage: 14.6 - at, majorCode: null }))

/** The statistics, the charts that are named as tables. */
const statistics = (...charts: string[]) =>
  drawn(<AllStatistics code="20209" name="电子工程技术人员" typeName="电子工程技术人员" />, {
    answers: [
      [professionCalls.stats('20209'), STATS],
      [professionCalls.majorRequirements('20209'), MAJORS],
      [professionCalls.qualifications('电子工程技术人员'), EDUCATION],
    ],
    address: `/?tables=${charts.join(',')}`,
  })

/** The rows of the table that begins with a head. */
const tableOf = (first: string, rows: readonly string[][]) => {
  const at = rows.findIndex(([head]) => head === first)
  const after = rows.slice(at + 1)
  const end = after.findIndex(([head]) => /^(月份|专业|学历|省份|企业性质|企业)$/.test(head ?? ''))
  return [rows[at] ?? [], ...(end < 0 ? after : after.slice(0, end))]
}

it('S1-2.44.1 S1-2.44.2 S2-2.32.3 S2-9.16 S2-9.17 says the openings a month of the newest year and the newest pay', async () => {
  expect(textsOf('dd', await statistics())).toEqual(['2.65 万人/月', '5,012–9,012 元/月'])
})

it('S1-2.44.3 S1-9.7 S2-2.32.4 draws the openings of two years, month by month', async () => {
  const rows = tableOf('月份', rowsIn(await statistics('招聘量')))
  expect(rows).toHaveLength(13)
  expect([rows[0], rows[1], rows[12]]).toEqual([
    ['月份', '2025 年', '2024 年'],
    ['1月', '2.10', '1.10'],
    ['12月', '3.20', '2.20'],
  ])
})

it('S1-2.44.4 S1-9.7 S2-2.32.4 draws the pay of twelve months with its ends and its middle half', async () => {
  const rows = tableOf('月份', rowsIn(await statistics('薪酬')))
  expect(rows).toHaveLength(13)
  expect([rows[0], rows[1], rows[12]]).toEqual([
    ['月份', '最低', '中位数（低）', '中位数（高）', '最高'],
    ['1月', '3,001', '5,001', '9,001', '20,001'],
    ['12月', '3,012', '5,012', '9,012', '20,012'],
  ])
})

it('S1-2.43 S2-2.32.5 S2-9.13.2 S2-9.15 lists five majors and five more with their shares, and draws all ten and the others', async () => {
  const markup = await statistics('专业')
  const lists = textsOf('ol', markup).slice(0, 2)
  expect(lists).toEqual([
    '1 专业1 14% 2 专业2 13% 3 专业3 12% 4 专业4 11% 5 专业5 10%',
    '6 专业6 9% 7 专业7 8% 8 专业8 7% 9 专业9 6% 10 专业10 5%',
  ])
  const rows = tableOf('专业', rowsIn(markup))
  expect(rows).toHaveLength(12)
  expect([rows[0], rows[1], rows[10], rows[11]]).toEqual([
    ['专业', '占比'],
    ['专业1', '14%'],
    ['专业10', '5%'],
    ['其他专业', '9%'],
  ])
})

it('S1-2.45.1 S1-9.18 S2-2.32.6 draws the education that openings ask for', async () => {
  expect(tableOf('学历', rowsIn(await statistics('学历')))).toEqual([
    ['学历', '占比'],
    ['不限', '30%'],
    ['本科', '70%'],
  ])
})

it('S1-2.45.2 S2-2.32.6 draws the education of twelve months', async () => {
  const rows = tableOf('月份', rowsIn(await statistics('各月学历')))
  expect(rows).toHaveLength(13)
  expect([rows[0], rows[1], rows[12]]).toEqual([
    ['月份', '不限', '本科'],
    ['1月', '21%', '79%'],
    ['12月', '32%', '68%'],
  ])
})

it('S1-2.45.3 S2-2.32.7 S2-9.15 draws the share of each province, with its openings and its pay', async () => {
  expect(tableOf('省份', rowsIn(await statistics('省份')))).toEqual([
    ['省份', '占比', '招聘人数', '薪酬（元/月）'],
    ['广东', '31%', '4,321', '9,500'],
    ['西藏', '1%', '12', '8,000'],
  ])
})

it('S1-2.46 S1-9.6 S2-2.32.8 S2-9.13.1 lists ten kinds of employers and ten employers, the most openings first', async () => {
  const rows = rowsIn(await statistics())
  for (const [head, name] of [
    ['企业性质', (at: number) => `企业${at}性质`],
    ['企业', (at: number) => `企业${at}`],
  ] as const)
    expect(tableOf(head, rows)).toEqual([
      [head, '招聘人数', '占比'],
      ...NUMBERS.slice(0, 10).map((at) => [name(at), `1,${300 - at}`, `${20 - at}%`]),
    ])
})
