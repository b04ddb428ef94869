import { expect, it } from 'vitest'
import { linesAddress } from '~/entities/admission/lines.address'
import { schoolCalls } from '~/entities/school/school.calls'
import { drawn, rowsIn, textIn } from '../../../tests/drawn'
import { unitGroups } from './admission-rows'
import { AdmissionTable } from './admission-table'

const QUESTION = { province: '安徽', year: 2025, subject: '物理', batch: undefined, electives: [] }
const YEARS = [{ year: 2025, subject: '物理' }]
const LAW = {
  majorName: '法学',
  majorEnrollCode: '01',
  subject: '物理',
  batch: '本科批',
  planNum: 12,
  admittedCount: 11,
  highestScore: 631,
  averageScore: 621.9,
  lowestScore: 619,
  lowestRank: 15_438,
  schoolSystem: '四年',
  fee: 4660,
}
const GROUP = {
  majorGroupCode: '001',
  subjectRequirement: '首选物理，再选不限',
  admissionDirection: '普通类',
  details: [
    LAW,
    { ...LAW, majorName: '医学', majorEnrollCode: '02', schoolSystem: '五年', lowestRank: 9000 },
  ],
}

it('S2-2.18 S2-2.17 majors have each figure under its head, below their group', async () => {
  const groups = unitGroups({
    drifts: null,
    groups: [GROUP],
    subject: '物理',
    years: [{ year: 2025, subject: '物理', groups: [GROUP] }],
  })
  const table = (
    <AdmissionTable
      schoolId="10357"
      kind="lines"
      question={QUESTION}
      groups={groups}
      said={['本科批', '科类物理', '学制四年（注明的除外）']}
      years={YEARS}
      rank={undefined}
      filters={linesAddress.parse({})}
      change={() => undefined}
    />
  )
  const markup = await drawn(table, {
    answers: [[schoolCalls.base('10357'), { schoolName: '安徽大学' }]],
  })
  const heads = ['2025 最低位次', '最低分', '比全省', '计划数', '录取数', '学费（元/年）', '平均分', '最高分']
  expect(rowsIn(markup)).toEqual([
    ['安徽大学 专业', ...heads],
    [expect.stringMatching(/^专业组 001 再选不限/), '15,438', '619', '—', '24', '', '4,660', '', ''],
    [expect.stringMatching(/^01 法学 /), '15,438', '619', '—', '12', '11', '4,660', '621.9', '631'],
    [expect.stringMatching(/^02 医学 五年 /), '9,000', '619', '—', '12', '11', '4,660', '621.9', '631'],
  ])
  expect(textIn(markup)).toContain('各行相同：本科批；科类物理；学制四年（注明的除外）')
})
