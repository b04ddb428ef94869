import { expect, it } from 'vitest'
import { drawn, rowsIn } from '../../../tests/drawn'
import { LineTable, PlanTable } from './early-tables'

const QUESTION = { province: '安徽', year: 2025, subject: '物理', electives: [] }
const PLAN = {
  schoolId: '10027',
  schoolEnrollCode: '1101',
  schoolName: '北京师范大学',
  planNumber: 12,
  fee: 5000,
  schoolSystem: '四年',
  subjectRequirement: '首选物理，再选化学',
  directoryList: ['国家公费师范生'],
  note: '面试',
}
const OTHER = {
  ...PLAN,
  schoolId: '10028',
  schoolEnrollCode: '1102',
  schoolName: '首都师范大学',
  planNumber: 7,
  fee: 6000,
  schoolSystem: '五年',
  subjectRequirement: '首选历史，再选不限',
  note: '体检',
}
const LINE = {
  schoolId: '10027',
  schoolEnrollCode: '1101',
  schoolName: '北京师范大学',
  majorGroup: '01',
  subject: '物理',
  admittedCount: 3,
  highestScore: 650,
  lowestScore: 640,
  lowestRank: 4321,
}
const LOWER = {
  ...LINE,
  schoolEnrollCode: '1102',
  schoolName: '首都师范大学',
  majorGroup: '02',
  subject: '历史',
  admittedCount: 5,
  highestScore: 610,
  lowestScore: 600,
  lowestRank: 20_100,
}

it('S1-2.58 S1-2.59 a plan has the figures of its columns', async () => {
  const markup = await drawn(<PlanTable question={QUESTION} rows={[PLAN, OTHER]} shown={2} />)
  const said = '国家公费师范生：面试 代码 1101 首选物理，再选化学 四年'
  expect(rowsIn(markup).slice(1)).toEqual([
    ['1101', `北京师范大学 ${said}`, '12', '5,000 往年分数', '四年', '首选物理，再选化学'],
    [
      '1102',
      '首都师范大学 国家公费师范生：体检 代码 1102 首选历史，再选不限 五年',
      '7',
      '6,000 往年分数',
      '五年',
      '首选历史，再选不限',
    ],
  ])
  // The past of a school is that of the province and the year that are asked.
  const [address = ''] = /\/preFractionScoreline\/10027\?[^"]+/.exec(markup) ?? []
  expect(decodeURIComponent(address)).toMatch(/province=安徽.*year=2025.*subject=物理/)
})

it('S1-2.58.5 S1-2.58.6 a plan of majors has their fees and their years', async () => {
  const { schoolName } = PLAN
  const named = { schoolName, majorEnrollCode: '01', majorName: '物理学' }
  const major = { ...named, planNumber: 2, fee: 5000, schoolSystem: '四年' }
  const subMajors = [major, { ...major, majorName: '医学', fee: 8000, schoolSystem: '五年' }]
  const { fee: _, schoolSystem: __, ...plan } = PLAN
  const rows = [{ ...plan, subMajors }, OTHER]
  const markup = await drawn(<PlanTable question={QUESTION} rows={rows} shown={2} />)
  expect(rowsIn(markup)[1]?.slice(2)).toEqual([
    ...['12', '5,000–8,000 往年分数', '四年、五年', '首选物理，再选化学'],
  ])
})

it('S1-2.60 a line has the figures of its columns', async () => {
  const markup = await drawn(<LineTable rows={[LINE, LOWER]} shown={2} linked rank={undefined} />)
  expect(rowsIn(markup).slice(1)).toEqual([
    [
      '1101',
      '北京师范大学 代码 1101 专业组 01 物理 录取 3 人 最高 650 分',
      ...['01', '物理', '3', '650', '640', '4,321'],
    ],
    [
      '1102',
      '首都师范大学 代码 1102 专业组 02 历史 录取 5 人 最高 610 分',
      ...['02', '历史', '5', '610', '600', '20,100'],
    ],
  ])
})

it('S1-2.60.3 a line that is for all subjects says so', async () => {
  const { subject: _, ...line } = LINE
  const markup = await drawn(<LineTable rows={[line, LOWER]} shown={2} linked rank={undefined} />)
  expect(rowsIn(markup).map((row) => row[3])).toEqual(['科类', '不限', '历史'])
})
