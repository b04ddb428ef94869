import { describe, expect, it } from 'vitest'
import { admissionGroups } from '../../world/admission/model/groups'
import { findSchool } from '../../world/schools/schools'
import { destinationsNear } from './destinations'

const physics = { province: '安徽', year: 2025, subject: '物理' }

describe('where a rank was enough', () => {
  it('are groups whose lines lie within so many percent of it, the hardest first', async () => {
    const near = await destinationsNear({ ...physics, rank: 27_089, within: 5 })
    const ranks = near.map(({ lowestRank }) => lowestRank)
    expect(near.length).toBeGreaterThan(20)
    expect(Math.min(...ranks)).toBeGreaterThanOrEqual(27_089 * 0.95)
    expect(Math.max(...ranks)).toBeLessThanOrEqual(27_089 * 1.05)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  it('have the line and the plan that the pages of the school show', async () => {
    const [first] = await destinationsNear({ ...physics, rank: 27_089, within: 5 })
    const school = findSchool(first?.schoolId ?? '')
    const groups = school ? admissionGroups({ school, ...physics }) : []
    const group = groups.find(({ code, batch }) => code === first?.majorGroupCode && batch === first?.batch)
    expect(group).toMatchObject({ lowestRank: first?.lowestRank, planNum: first?.planNum })
  })

  it('are more in a wider window, the same ones among them', async () => {
    const near = await destinationsNear({ ...physics, rank: 27_089, within: 3 })
    const wide = await destinationsNear({ ...physics, rank: 27_089, within: 5 })
    expect(wide.length).toBeGreaterThan(near.length)
    expect(wide).toEqual(expect.arrayContaining([...near]))
  })

  it('are majors of schools where one applies for these, each with its own line and electives', async () => {
    const query = { province: '浙江', year: 2025, subject: '综合' }
    const near = await destinationsNear({ ...query, rank: 30_000, within: 5 })
    expect(near.length).toBeGreaterThan(50)
    for (const { schoolId, majorName, lowestRank, subjectRequirement } of near) {
      const school = findSchool(schoolId)
      const majors = school ? admissionGroups({ school, ...query }).flatMap((group) => group.majors) : []
      expect(majors.some((one) => one.entry.name === majorName && one.lowestRank === lowestRank)).toBe(true)
      expect(subjectRequirement).toBeTruthy()
    }
  })

  it('are schools where there are no groups', async () => {
    const near = await destinationsNear({
      province: '安徽',
      year: 2023,
      subject: '理科',
      rank: 30_000,
      within: 10,
    })
    expect(near.length).toBeGreaterThan(0)
    expect(near.some(({ majorGroupCode }) => majorGroupCode)).toBe(false)
    expect(
      new Set(near.map(({ schoolId, batch, admissionType }) => `${schoolId}${batch}${admissionType}`)).size,
    ).toBe(near.length)
  })
})
