import { expect, it } from 'vitest'
import { schoolCalls } from '~/entities/school/school.calls'
import { drawn, pressedIn, rowsIn, textIn } from '../../../tests/dom'
import { GroupChips } from './group-chips'
import { YearHistory } from './year-history'

const RULES = [2025, 2024].map((year) => ({ year, course: ['物理', '历史'], batches: ['本科批', '专科批'] }))
const QUESTION = { province: '安徽', year: 2025, subject: '物理', batch: undefined, electives: [] }
const NEWEST = {
  year: 2025,
  batch: '本科批',
  admissionType: '普通',
  lowestScore: 599,
  lowestRank: 27_299,
  provincialControlLine: 461,
  majorGroupCode: '01',
  subjectRequirement: '首选物理，再选化学',
}
const BEFORE = {
  ...NEWEST,
  year: 2024,
  admissionBatch: '专科批',
  batch: undefined,
  admissionType: '国家专项',
  lowestScore: 588,
  lowestRank: 28_299,
  provincialControlLine: 200,
  majorGroupCode: '02',
  subjectRequirement: '首选物理，再选不限',
}

it('S2-2.14 lines by year have all that the documents name, where the years differ', async () => {
  const linesOf = (year: number) =>
    schoolCalls.linesOfYear('10357', { province: '安徽', year, subject: '物理' })
  await drawn(<YearHistory schoolId="10357" question={QUESTION} rules={RULES} />, {
    answers: [
      [linesOf(2025), [NEWEST]],
      [linesOf(2024), [BEFORE]],
    ],
  })
  const rows = rowsIn().map((row) => row.slice(0, 8))
  expect(rows[0]).toEqual([...['年份', '批次', '类别', '最低位次', '最低分', '省控线', '专业组', '选科要求']])
  expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
    ['本科批', '普通', '27,299', '599', '461', '01', '化学'],
    ['专科批', '国家专项', '28,299', '588', '200', '02', '不限'],
  ])
  expect(rows.slice(1).map(([first]) => first?.slice(0, 4))).toEqual(['2025', '2024'])
})

it('S2-2.17 groups have a chip each, and one for all', async () => {
  const group = (code: string) => ({ code, label: code, rows: [] })
  const chips = (value?: string) =>
    drawn(
      <GroupChips groups={[group('01'), group('02')] as never} value={value} onChange={() => undefined} />,
    )
  await chips()
  expect(textIn()).toBe('专业组 全部 01 02')
  expect(pressedIn()).toEqual(['全部'])
  await chips('02')
  expect(pressedIn()).toEqual(['02'])
})
