import { expect, it } from 'vitest'
import type { UserInfo } from '~/contracts/auth'
import { professionCalls } from '~/entities/profession/profession.calls'
import { drawn, rowsIn, textIn, textsOf } from '../../../tests/dom'
import { PLANNER, STUDENT, VIP } from '../../../tests/people'
import { hiringAddress } from './hiring.address'
import { JobDetails } from './job-details'
import { Positions } from './positions'
import { Statistics } from './statistics'
import { TypeOverview } from './type-overview'

const POSITIONS = Array.from({ length: 7 }, (_, at) => ({
  jobTitle: `岗位${at + 1}`,
  salaryRange: '9000-14000元/月',
  companyNum: 1200 + at,
  hiringNum: 4300 + at,
}))
const JOB = {
  job: '硬件工程师',
  provinceName: '广东',
  edu: '本科',
  salaryStr: '9800-13200元/月',
  companyHiring: 1200,
  companyName: '某电子公司',
  companyNature: '民营',
  companyScale: '1000 人以上',
  source: '某招聘网站',
  welfare: '五险一金',
  majors: '电子信息工程、通信工程',
}
const GUEST = undefined

function show(part: React.ReactNode, person: UserInfo | undefined) {
  return drawn(part, {
    person,
    answers: [
      [professionCalls.jobsOfProfession('2020901'), POSITIONS],
      [professionCalls.jobsOfType('20209'), POSITIONS.slice(0, 3)],
      [professionCalls.jobDetails('20209'), [JOB]],
      [professionCalls.majorRequirements('20209'), []],
      [professionCalls.typeOverview('法官'), { overview: '审案。', sampleSize: 0 }],
      [professionCalls.typeOverview('电子'), { overview: '第一段\n第二段', sampleSize: 12_345 }],
    ],
  })
}

it('S1-2.18.4 S1-2.18.7 S1-6.3.1 S1-6.3.4 S1-6.3.5 S1-9.5 S2-9.17 positions are three without VIP, and whom to ask stands below', async () => {
  const positions = <Positions code="2020901" name="电子工程师" />
  for (const person of [GUEST, STUDENT]) {
    await show(positions, person)
    expect(rowsIn()).toEqual([
      ['岗位', '薪酬（元/月）', '招聘企业（家）', '招聘人数'],
      ...[1, 2, 3].map((at) => [
        `岗位${at} 1,${199 + at} 家企业`,
        '9,000–14,000',
        `1,${199 + at}`,
        `4,${299 + at}`,
      ]),
    ])
    expect(textIn()).toMatch(/开通 VIP 后可以查看全部 7 个岗位 开通 VIP$/)
  }
  for (const person of [VIP, PLANNER]) {
    await show(positions, person)
    expect(rowsIn()).toHaveLength(8)
    expect(textIn()).not.toContain('VIP')
  }
  // Of a type the server tells three alone to who has no VIP.
  await show(<Positions code="20209" name="电子" />, STUDENT)
  expect(textIn()).toMatch(/开通 VIP 后可以查看全部岗位 开通 VIP$/)
})

it('S1-1.3.1 S1-6.3.1 S1-6.3.5 openings are for VIP, with all that they say', async () => {
  const filters = hiringAddress.parse({})
  const openings = <JobDetails code="20209" name="电子" filters={filters} change={() => undefined} />
  for (const person of [GUEST, STUDENT]) {
    await show(openings, person)
    expect(textIn()).toBe('电子的招聘信息 开通 VIP 后可以查看招聘企业和职位 开通 VIP')
  }
  await show(openings, VIP)
  expect(textsOf('article')).toEqual([
    '硬件工程师 9,800–13,200 元/月 某电子公司 广东 本科 招 1,200 人 企业性质 民营 企业规模 1000 人以上 要求专业 电子信息工程 、通信工程 福利 五险一金 来源 某招聘网站',
  ])
})

it('S1-1.3.1 S1-6.3.2 S1-6.3.5 figures are for VIP', async () => {
  const statistics = <Statistics code="20209" name="电子" typeName="电子" />
  for (const person of [GUEST, STUDENT]) {
    await show(statistics, person)
    expect(textIn()).toBe('电子的招聘数据 开通 VIP 后可以查看招聘量、薪酬、学历和专业要求的完整数据 开通 VIP')
  }
  for (const person of [VIP, PLANNER]) {
    await show(statistics, person)
    expect(textIn()).not.toContain('VIP')
  }
})

it('S2-2.32.1 S2-2.32.2 an overview unfolds, and says its sample, to everybody', async () => {
  await show(<TypeOverview typeName="电子" />, GUEST)
  expect(textIn()).toBe('电子是做什么的 第一段 第二段 展开全部 职业概况 样本：12,345 个招聘职位')
  await show(<TypeOverview typeName="法官" />, GUEST)
  expect(textIn()).toMatch(/没有招聘样本$/)
})
