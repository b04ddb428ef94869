import { describe, expect, it } from 'vitest'
import type { SameScoreDestination } from '~/contracts/score-lookups'
import { admissionGroups } from '../../world/admission/model/groups'
import { rowOfScore, scoreTable } from '../../world/exam/score-table'
import { findSchool, schools } from '../../world/schools/schools'
import { destinationsNear } from './destinations'

const physics = { province: '安徽', year: 2025, subject: '物理' }

/** Ranks from the top to the end of a table; the long tests ask at more. */
const RANKS = process.env.ZETU_RANDOM ? 40 : 12

describe('where a rank was enough', () => {
  it('are groups whose lines lie within so many percent of it, the nearest first', async () => {
    const { lines: near } = await destinationsNear({ ...physics, rank: 27_089, within: 5 })
    const ranks = near.map(({ lowestRank }) => lowestRank)
    expect(near.length).toBeGreaterThan(20)
    expect(Math.min(...ranks)).toBeGreaterThanOrEqual(27_089 * 0.95)
    expect(Math.max(...ranks)).toBeLessThanOrEqual(27_089 * 1.05)
    const far = ranks.map((rank) => Math.abs(rank - 27_089))
    expect(far).toEqual(far.toSorted((a, b) => a - b))
  })

  it('have the line and the plan that the pages of the school show', async () => {
    const { lines } = await destinationsNear({ ...physics, rank: 27_089, within: 5 })
    const [first] = lines
    const school = findSchool(first?.schoolId ?? '')
    const groups = school ? admissionGroups({ school, ...physics }) : []
    const group = groups.find(({ code, batch }) => code === first?.majorGroupCode && batch === first?.batch)
    expect(group).toMatchObject({ lowestRank: first?.lowestRank, planNum: first?.planNum })
  })

  it('are more in a wider window, the same ones among them', async () => {
    const { lines: near } = await destinationsNear({ ...physics, rank: 27_089, within: 3 })
    const { lines: wide } = await destinationsNear({ ...physics, rank: 27_089, within: 5 })
    expect(wide.length).toBeGreaterThan(near.length)
    expect(wide).toEqual(expect.arrayContaining([...near]))
  })

  it('are majors of schools where one applies for these, each with its own line and electives', async () => {
    const query = { province: '浙江', year: 2025, subject: '综合' }
    const { lines: near } = await destinationsNear({ ...query, rank: 30_000, within: 5 })
    expect(near.length).toBeGreaterThan(50)
    for (const { schoolId, majorName, lowestRank, subjectRequirement } of near) {
      const school = findSchool(schoolId)
      const majors = school ? admissionGroups({ school, ...query }).flatMap((group) => group.majors) : []
      expect(majors.some((one) => one.entry.name === majorName && one.lowestRank === lowestRank)).toBe(true)
      expect(subjectRequirement).toBeTruthy()
    }
  })

  it('are schools where there are no groups', async () => {
    const { lines: near } = await destinationsNear({
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

describe('no list is cut', () => {
  const ALL = { provinces: [], cities: [] }
  const keyOf = ({ schoolId, batch, majorGroupCode, majorName, admissionType }: SameScoreDestination) =>
    [schoolId, batch, majorGroupCode, majorName, admissionType].join('|')
  const near = async (query: Parameters<typeof destinationsNear>[0], scale?: number) =>
    (await destinationsNear(query, scale)).lines
  const keys = (lines: readonly SameScoreDestination[]) => lines.map(keyOf).toSorted()

  it('around 540 with 20 %: all groups of 合肥, counted in the answer to everything', async () => {
    const rank = rowOfScore(tableOf('安徽', 2025, '物理'), 540)?.lowestRank ?? 0
    const { lines, facets } = await destinationsNear({ ...physics, rank, within: 20 })
    expect(lines.length).toBeGreaterThan(300)
    const groups = schools()
      .filter(({ cityName }) => cityName === '合肥市')
      .flatMap((school) => admissionGroups({ school, ...physics }))
      .filter((group) => isWithin(group, rank, 20))
    expect(groups).toHaveLength(40)
    expect(facets.cities.find(({ value }) => value === '合肥市')?.count).toBe(40)
    expect(await near({ ...physics, rank, within: 20, cities: ['合肥市'] })).toHaveLength(40)
  })

  it('of 专科 at 300: more than 300 groups within 5 %', async () => {
    const rank = rowOfScore(tableOf('安徽', 2025, '物理'), 300)?.lowestRank ?? 0
    const junior = (await near({ ...physics, rank, within: 5 })).filter(({ batch }) => batch === '专科批')
    expect(junior.length).toBeGreaterThan(300)
  })

  it.each([
    ['安徽', '物理', '历史'],
    ['河南', '物理', '历史'],
    ['广东', '物理', '历史'],
    ['浙江', '综合', '综合'],
    ['西藏', '理科', '文科'],
    ['四川', '物理', '历史'],
  ])(
    `one wide question is the union of narrow ones at ${RANKS} ranks of %s, %s and %s`,
    async (province, ...subjects) => {
      for (const subject of new Set(subjects)) {
        const key = { province, year: 2025, subject }
        const table = tableOf(province, 2025, subject)
        for (let at = 1; at <= RANKS; at++) {
          const rank = Math.ceil((table.candidates * at ** 2) / RANKS ** 2)
          const { lines: wide, facets } = await destinationsNear({ ...key, ...ALL, rank, within: 20 }, FEW)
          const pieces: SameScoreDestination[] = []
          for (const part of NARROW)
            pieces.push(...(await near({ ...key, rank: rank * part, within: HALF_STEP }, FEW)))
          const union = new Map(
            pieces.filter((line) => isWithin(line, rank, 20)).map((line) => [keyOf(line), line]),
          )
          expect(keys(wide)).toEqual(keys([...union.values()]))
          const places = await Promise.all(
            facets.provinces.map(({ value }) => near({ ...key, rank, within: 20, provinces: [value] }, FEW)),
          )
          expect(keys(places.flat())).toEqual(keys(wide))
          expect(places.map(({ length }) => length)).toEqual(facets.provinces.map(({ count }) => count))
        }
      }
    },
  )
})

/** Schools of a small world: its provinces are whole in a tenth of the time. */
const FEW = 300
/** Windows that cover 20 % to both sides, each so many percent of its middle wide to both sides. */
const NARROW = [0.82, 0.88, 0.94, 1, 1.06, 1.12, 1.18]
const HALF_STEP = 4
const isWithin = ({ lowestRank }: { readonly lowestRank: number }, rank: number, within: number) =>
  Math.abs(lowestRank - rank) <= (rank * within) / 100

function tableOf(province: string, year: number, subject: string) {
  const table = scoreTable({ province, year, subject })
  if (!table) throw new Error(`没有${province} ${year} ${subject}`)
  return table
}
