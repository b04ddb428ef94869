import { expect, it } from 'vitest'
import { commonMajors, PLAN_FACTS } from './compared-plans'

const group = (majorGroupCode: string, ...majors: [string, number, number][]) => ({
  majorGroupCode,
  details: majors.map(([majorName, planNum, fee]) => ({
    subject: '物理',
    batch: '本科批',
    majorName,
    planNum,
    fee,
  })),
})
const NOW = [group('001', ['法学', 30, 5000], ['会计学（ACCA）', 20, 12_000])]

it('says the places and their change, the groups and the fees', () => {
  const said = (before: (typeof NOW)[number][] | undefined) =>
    PLAN_FACTS.map(({ of }) => of({ year: 2026, now: NOW, before }))
  expect(said([group('001', ['法学', 40, 5000])])).toEqual([
    '50 人（比 2025 年多 10 人）',
    '1 组，2 个专业',
    '5,000–12,000 元/年',
  ])
  expect(said(undefined)[0]).toBe('50 人')
  expect(said(NOW)[0]).toBe('50 人（与 2025 年相同）')
  expect(PLAN_FACTS.map(({ of }) => of({ year: 2026, now: [], before: undefined }))).toEqual(['—', '—', '—'])
})

it('finds the majors that all schools offer', () => {
  expect(commonMajors([NOW, [group('9', ['会计学', 1, 1], ['物理学', 1, 1])]])).toEqual(['会计学'])
  expect(commonMajors([NOW])).toEqual([])
})

it('counts the majors of a plan as its own page does, a class of one apart', () => {
  const plan = [group('001', ['基础医学', 30, 5000], ['基础医学（卓越班）', 20, 5000])]
  expect(PLAN_FACTS[1]?.of({ year: 2026, now: plan, before: undefined })).toBe('1 组，2 个专业')
})
