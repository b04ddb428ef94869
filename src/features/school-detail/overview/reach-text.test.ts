import { expect, it } from 'vitest'
import type { MajorScoreLine } from '~/contracts/school-lines'
import { placeRows, rankedMajors } from './place-rows'
import { missedOf, openMajors, reachText } from './reach-text'

const BATCH = '本科批'
const major = (majorName: string, lowestRank: number | null, more: Partial<MajorScoreLine> = {}) => ({
  subject: '物理',
  batch: BATCH,
  majorName,
  lowestRank,
  lowestScore: 600,
  planNum: 30,
  fee: 4_660,
  ...more,
})
const group = (majorGroupCode: string, details: MajorScoreLine[], admissionDirection = '普通类') => ({
  majorGroupCode,
  admissionDirection,
  subjectRequirement: '首选物理，再选化学',
  details,
})
const LINES = [
  group('001', [major('法学类', 7_287), major('金融学', 25_000), major('没有位次', null)]),
  group('005', [major('机械电子工程', 31_263, { fee: 38_000 })], '中外合作办学'),
]
const majors = rankedMajors(LINES, BATCH)

it('counts what a rank reaches, says what costs more, and how far the rest is', () => {
  expect(reachText(27_089, majors)).toBe(
    '3 个专业，够得着 2 个：冲 1、稳 1（其中 1 个中外合作，38,000 元/年）。其余 1 个还差 19,802 位。',
  )
  expect(reachText(3_000, majors)).toMatch(
    /^3 个专业，够得着 3 个：保 3（其中 1 个中外合作，38,000 元\/年）。$/,
  )
})

it('says of nothing in reach how far the nearest ordinary major is, and what 中外合作 there is', () => {
  expect(missedOf(90_000, majors)).toEqual({ name: '金融学', gap: 65_000, reachedJoint: 0 })
  expect(missedOf(33_000, majors)).toMatchObject({ name: '金融学', reachedJoint: 1 })
  expect(missedOf(27_089, majors)).toBeUndefined()
})

it('leaves out what asks for electives that somebody has not', () => {
  expect(openMajors(majors, '物理', ['生物', '地理'])).toEqual([])
  expect(openMajors(majors, '物理', ['化学', '生物'])).toEqual(majors)
  expect(openMajors(majors, '物理', undefined)).toEqual(majors)
})

const asked = { lines: LINES, year: 2025, batch: BATCH, planYear: 2026 }

it('draws a row for each group, and tells of each dot its line, its plan and its fee', () => {
  const rows = placeRows(asked)
  expect(rows.map(({ label, dots }) => [label, dots.length])).toEqual([
    ['001 化学', 2],
    ['005 中外合作', 1],
  ])
  expect(rows[1]?.dots[0]?.facts).toEqual([
    '2025 年最低 31,263 位，600 分',
    '2025 年计划 30 人',
    '38,000 元/年',
  ])
})

it('takes the newest plan of the same major', () => {
  const plans = [group('001', [major('金融学', null, { planNum: 44, fee: 5_000 })])]
  const [row] = placeRows({ ...asked, plans })
  expect(row?.dots.find(({ name }) => name === '金融学')).toMatchObject({
    weight: 44,
    facts: ['2025 年最低 25,000 位，600 分', '2026 年计划 44 人', '5,000 元/年'],
  })
})

it('joins the smallest groups where there are many, and loses no major', () => {
  const many = Array.from({ length: 14 }, (_, at) =>
    group(String(at).padStart(3, '0'), [major(`专业${at}`, 9_000 + at, { planNum: at })]),
  )
  const rows = placeRows({ ...asked, lines: many })
  expect(rows).toHaveLength(8)
  expect(rows.at(-1)?.label).toBe('其余 7 组')
  // What stands among others says its group behind its line.
  for (const { facts } of rows.at(-1)?.dots ?? []) expect(facts[1]).toMatch(/^\d+/)
  expect(rows.flatMap(({ dots }) => dots)).toHaveLength(14)
})
