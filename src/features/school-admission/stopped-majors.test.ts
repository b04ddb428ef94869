import { expect, it } from 'vitest'
import { unitGroups } from './admission-rows'
import { missedBy } from './none-reached'
import { planNews, shownGroups } from './shown-groups'
import { stoppedMajors } from './stopped-majors'

const major = (majorName: string, planNum: number) => ({
  ...{ majorName, planNum, subject: '物理', batch: '本科批', fee: 5_000 },
})
const group = (majorGroupCode: string, ...details: ReturnType<typeof major>[]) => ({
  majorGroupCode,
  subjectRequirement: '首选物理，再选化学',
  admissionDirection: '普通类',
  details,
})
const BEFORE = [
  group('001', major('法学', 30), major('哲学', 20), major('化学', 10)),
  group('002', major('物理学', 15)),
]
const NOW = [
  group('001', major('法学', 40), major('化学', 10), major('数学', 9)),
  group('003', major('物理学', 15)),
]

const rows = () => {
  const groups = unitGroups({ groups: NOW, subject: '物理', years: [], plansBefore: BEFORE, drifts: null })
  const stopped = stoppedMajors(NOW, BEFORE)
  return stopped ? [...groups, stopped] : groups
}

it('finds what a plan no longer has, what is new, and what moved to another group', () => {
  const named = (news: '新增' | '停招' | '换组') =>
    shownGroups(rows(), { news }).flatMap((shown) => shown.rows.map(({ name }) => name))
  expect(named('停招')).toEqual(['哲学'])
  expect(named('新增')).toEqual(['数学'])
  expect(named('换组')).toEqual(['物理学'])
  expect(planNews(rows())).toEqual({ more: 1, fewer: 0, 新增: 1, 停招: 1, 换组: 1 })
})

it('says nothing of what stopped before the earlier plan is there, or where nothing did', () => {
  expect(stoppedMajors(NOW, undefined)).toBeUndefined()
  expect(stoppedMajors(BEFORE, BEFORE)).toBeUndefined()
})

it('tells what a rank misses where it reaches no ordinary major', () => {
  const line = (name: string, lowestRank: number, notes: string[] = []) => ({
    ...{ code: undefined, name, notes, lineBatch: undefined, requirement: undefined, plan: 1 },
    ...{ planBefore: 1, fees: undefined, line: { lowestRank, lowestScore: 600 }, earlier: [], swing: null },
  })
  const groups = [
    { code: '001', label: '001', rows: [line('法学', 10_000), line('信息安全', 16_230)] },
    { code: '002', label: '002', rows: [line('机械', 31_000, ['中外合作办学'])] },
  ]
  expect(missedBy(groups, 20_793)).toEqual({ name: '信息安全', gap: 4_563, reachedJoint: 1 })
  expect(missedBy(groups, 16_300)).toBeUndefined()
})
