import { describe, expect, it } from 'vitest'
import { admissionGroups } from '~/mocks/world/admission/model/groups'
import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { remember } from '~/mocks/world/kit/remember'
import { nearness, schools } from '~/mocks/world/schools/schools'
import { quantile } from '../../lab/world-report/statistics'

const YEAR = 2025

/** The groups of each school; several tests look at the same plan. */
const groupsBySchool = remember(
  4,
  (province, subject) => `${province}|${subject}`,
  (province: string, subject: string) =>
    schools().map((school) => ({
      school,
      groups: admissionGroups({ school, province, year: YEAR, subject }).filter(
        ({ level }) => level === '本科',
      ),
    })),
)

function groupsIn(province: string, subject: string, where: 'home' | 'away') {
  return groupsBySchool(province, subject)
    .filter(
      ({ school }) =>
        school.level === '本科' && (nearness(school, province) === 'home') === (where === 'home'),
    )
    .flatMap(({ groups }) => groups)
}

/** A sample of what the world report holds to the plans of 安徽 2025. */
describe('groups of 安徽', () => {
  it.each([
    ['物理', 8, 13, 0.1, 0.18],
    ['历史', 4, 8, 0.1, 0.3],
  ] as const)('%s: from outside they are as large as published ones', (subject, least, most, few, many) => {
    const plans = groupsIn('安徽', subject, 'away').map(({ planNum }) => planNum)
    expect(quantile(plans, 0.5)).toBeGreaterThanOrEqual(least)
    expect(quantile(plans, 0.5)).toBeLessThanOrEqual(most)
    const small = plans.filter((plan) => plan <= 2).length / plans.length
    expect(small).toBeGreaterThan(few)
    expect(small).toBeLessThan(many)
  })

  it('fill all candidates of the undergraduate batch but one in twenty', () => {
    const all = (['home', 'away'] as const).flatMap((where) => groupsIn('安徽', '历史', where))
    const places = all.reduce((sum, { planNum }) => sum + planNum, 0)
    const candidates = provinceScale('安徽', YEAR, '历史')?.undergraduate.rank ?? Number.NaN
    expect(places / candidates).toBeGreaterThan(0.92)
    expect(places / candidates).toBeLessThan(0.98)
  })
})

it.each([
  ['南京林业大学', 59, 243],
  ['辽宁工程技术大学', 39, 154],
  ['山东第一医科大学', 22, 167],
])('%s brings to 安徽 as many majors and places as it published', (name, majors, places) => {
  const school = schools().find(({ schoolName }) => schoolName === name)
  if (!school) throw new Error(`没有院校 ${name}`)
  const groups = admissionGroups({ school, province: '安徽', year: YEAR, subject: '物理' })
  const own = groups.reduce((sum, group) => sum + group.majors.length, 0)
  expect(own / majors).toBeGreaterThan(0.6)
  expect(own / majors).toBeLessThan(1.1)
  const planned = groups.reduce((sum, { planNum }) => sum + planNum, 0)
  expect(planned / places).toBeGreaterThan(0.8)
  expect(planned / places).toBeLessThan(1.2)
})

it('中外合作办学 stands behind the last ordinary group in most schools', () => {
  const behind = groupsBySchool('安徽', '物理').flatMap(({ groups }) => {
    const last = Math.max(...groups.filter(({ joint }) => !joint).map(({ lowestRank }) => lowestRank))
    return groups.filter(({ joint }) => joint).map(({ lowestRank }) => lowestRank > last)
  })
  expect(behind.length).toBeGreaterThan(100)
  expect(behind.filter(Boolean).length / behind.length).toBeGreaterThan(0.7)
})

it.each([
  ['安徽', '物理'],
  ['湖南', '物理'],
  ['河南', '历史'],
])('%s %s: no group takes more than 600, at home either', (province, subject) => {
  const plans = groupsIn(province, subject, 'home').map(({ planNum }) => planNum)
  expect(plans.length).toBeGreaterThan(100)
  expect(Math.max(...plans)).toBeLessThanOrEqual(600)
})
