import { describe, expect, it } from 'vitest'
import { placeOnAxis } from '~/rules/chance/line-bins'
import { admissionGroups } from '../../world/admission/groups'
import { schools } from '../../world/schools/schools'
import { lineDistribution } from './line-distribution'

const physics = { province: '安徽', year: 2025, subject: '物理' }
const reported = lineDistribution(physics)

/** The lowest rank that the ordinary groups of a school took, by batch, as its own page shows them. */
function linesOf(name: string): number[] {
  const school = schools().find(({ schoolName }) => schoolName === name)
  const lowest = new Map<string, number>()
  for (const { batch, joint, lowestRank } of school ? admissionGroups({ school, ...physics }) : [])
    if (!joint && lowestRank !== undefined) lowest.set(batch, Math.max(lowestRank, lowest.get(batch) ?? 0))
  return [...lowest.values()]
}

describe('where the lines of a province lie', () => {
  it('counts every line in the bar where it stands', () => {
    if (!reported) throw new Error('no lines')
    expect(reported.bins.reduce((all, count) => all + count, 0)).toBe(reported.total)
    expect(reported.total).toBeGreaterThan(1_500)
    for (const rank of linesOf('安徽大学'))
      expect(reported.bins[Math.floor(placeOnAxis(reported, rank) * reported.bins.length)]).toBeGreaterThan(0)
  })

  it('names schools of the country and of the province with the line that their pages show', () => {
    const { landmarks = [] } = reported ?? {}
    const ranks = landmarks.map(({ lowestRank }) => lowestRank)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const names = landmarks.map(({ schoolName }) => schoolName)
    expect(names).toEqual(expect.arrayContaining(['清华大学', '武汉大学', '安徽大学', '合肥工业大学']))
    expect(names.filter((name) => name.includes('（'))).toEqual([])
    expect(landmarks.filter(({ provinceName }) => provinceName === '安徽').length).toBeGreaterThan(4)
    for (const name of ['清华大学', '安徽大学', '合肥工业大学'])
      expect(linesOf(name)).toContain(landmarks.find(({ schoolName }) => schoolName === name)?.lowestRank)
  })

  it('has nothing to tell of a subject that was not sat', () => {
    expect(lineDistribution({ ...physics, subject: '理科' })).toBeUndefined()
  })
})
