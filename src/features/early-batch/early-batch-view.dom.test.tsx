import { expect, it } from 'vitest'
import type { UserInfo } from '~/contracts/auth'
import { provinceCalls } from '~/entities/province/province.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { drawn, textIn } from '../../../tests/dom'
import { PLANNER, STUDENT, VIP } from '../../../tests/people'
import { earlyBatchAddress } from './early-batch.address'
import { earlyCalls } from './early-batch.calls'
import { EarlyBatchView } from './early-batch-view'

const QUESTION = {
  province: '安徽',
  year: 2025,
  subject: '全部',
  electives: [],
  batch: undefined,
  directory: undefined,
  q: undefined,
}
const PLAN = { schoolId: '10027', schoolEnrollCode: '1101', schoolName: '北京师范大学', planNumber: 12 }
const LINE = { ...PLAN, lowestScore: 640, lowestRank: 4321 }
const pageOf = (record: object) => ({ records: [record], total: 1, current: 1, size: 10 })
const OTHER = { schoolId: '10028', schoolEnrollCode: '1102', schoolName: '首都师范大学' }
/** Two pages of the server. */
const pagesOf = (record: object) => ({
  pages: [pageOf(record), pageOf({ ...record, ...OTHER })],
  pageParams: [1, 2],
})
const OF_SCHOOL = { ...QUESTION, schoolId: '10027', page: 1 }
const ANSWERS = [
  [provinceList(), [{ provinceName: '安徽' }]],
  [
    provinceCalls.rules('安徽'),
    [{ year: 2025, course: ['物理', '历史'], batches: ['本科提前批', '本科批'] }],
  ],
  [earlyCalls.plans(QUESTION), pagesOf(PLAN)],
  [earlyCalls.lines(QUESTION), pagesOf(LINE)],
  [earlyCalls.plansOfSchool(OF_SCHOOL), pageOf(PLAN)],
  [earlyCalls.linesOfSchool(OF_SCHOOL), pageOf(LINE)],
] as const

async function shownTo(person: UserInfo | undefined, mode: 'plans' | 'lines', schoolId?: string) {
  const filters = earlyBatchAddress.parse({ province: '安徽', year: '2025', subject: '全部' })
  const view = <EarlyBatchView mode={mode} schoolId={schoolId} filters={filters} change={() => undefined} />
  await drawn(view, { answers: ANSWERS, person })
  return textIn()
}

const MODES = ['plans', 'lines'] as const
const NOTICE = '提前批数据来自各省教育考试院、院校官网和第三方，仅供参考，请以官方公布为准。'

it.each(MODES)(
  'S1-1.1.6 S1-2.61 S1-2.62.1 S1-6.3.3 S1-7.12 the %s of a province are for VIP and for staff',
  async (mode) => {
    for (const person of [undefined, STUDENT])
      expect(await shownTo(person, mode)).not.toContain('北京师范大学')
    for (const person of [VIP, PLANNER]) {
      const text = await shownTo(person, mode)
      expect(text).toContain('北京师范大学')
      expect(text).toContain('首都师范大学')
      expect(text).toContain(NOTICE)
    }
  },
)

it.each(MODES)('S1-2.61 S1-2.62.2 S1-6.4 the %s of one school are for everybody', async (mode) => {
  for (const person of [undefined, STUDENT]) {
    const text = await shownTo(person, mode, '10027')
    expect(text).toContain('北京师范大学')
    expect(text).toContain(NOTICE)
  }
})
