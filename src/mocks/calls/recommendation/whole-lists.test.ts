import { describe, expect, it, vi } from 'vitest'
import { simulateList } from '~/rules/list/simulation/simulate-list'
import { simulatedRow } from '~/rules/list/simulation/simulated-row'
import { batchAfter, FILLING_STYLES } from '../../world/filing/filing-rules'
import type { JudgedUnit } from '../../world/filing/model/unit-chance'
import { LEAST_CHANCE, listNotes, type Wishes, wholeList } from '../../world/filing/model/whole-list'
import type { PlanKey } from '../../world/filing/planned-units'
import { unitsAround, unitsInReach } from './recommendations'

// Whole plans are computed; a busy machine must not turn that into a failure.
vi.setConfig({ testTimeout: 120_000 })

const [STYLE] = FILLING_STYLES
const ANHUI: PlanKey = { province: '安徽', year: 2025, subject: '物理', batch: '本科批' }
const NO_WISHES: Wishes = {
  provinces: [],
  schoolTypes: [],
  schoolFeatures: [],
  schoolInstitutions: [],
  majorCodes: [],
  excludedMajorCodes: [],
}

async function listFor(plan: PlanKey, rank: number, size = 45, wishes?: Wishes): Promise<JudgedUnit[]> {
  const units = await unitsAround(plan, { rank, year: 2026, electives: [] })
  return wholeList(units, { size, style: STYLE, home: plan.province, wishes })
}

const simulated = (judged: JudgedUnit) => simulatedRow(judged, judged.unit.unitId, judged.unit.school.id)

const isJoint = ({ unit }: JudgedUnit) => unit.joint || unit.school.schoolInstitution.includes('合作')
const isSmall = ({ unit }: JudgedUnit) => unit.years[0].planNum <= 2

describe('a whole list', () => {
  it.each([
    [ANHUI, 3000],
    [ANHUI, 12_000],
    [ANHUI, 60_000],
    [{ ...ANHUI, subject: '历史' }, 6000],
    [{ province: '河南', year: 2025, subject: '物理', batch: '本科批' }, 40_000],
  ])('of %o at %d has rows at home, none with a foreign school, few small ones', async (plan, rank) => {
    const list = await listFor(plan, rank)
    expect(list.length).toBeGreaterThan(35)
    const home = list.filter(({ unit }) => unit.school.provinceName === plan.province)
    const open = (await unitsInReach(plan, { rank, year: 2026, electives: [] })).filter(
      (judged) => judged.unit.school.provinceName === plan.province && !isJoint(judged),
    )
    expect(home.length).toBeGreaterThanOrEqual(
      Math.min(Math.floor(list.length / 3), Math.floor(open.length / 2)),
    )
    expect(list.filter(isJoint)).toEqual([])
    expect(list.filter(isSmall).length).toBeLessThanOrEqual(list.length / 9)
  })

  it('takes programmes run with a foreign school from those who wish for them', async () => {
    const wishes = { ...NO_WISHES, schoolInstitutions: ['中外合作办学'] }
    expect((await listFor(ANHUI, 20_000, 45, wishes)).filter(isJoint).length).toBeGreaterThan(0)
  })

  it('goes where the wishes say', async () => {
    const list = await listFor(ANHUI, 12_000, 45, { ...NO_WISHES, provinces: ['江苏'] })
    const there = list.filter(({ unit }) => unit.school.provinceName === '江苏')
    expect(there.length).toBeGreaterThan(list.length / 4)
  })

  it('has the universities of the very top for those who stand there', async () => {
    const list = await listFor(ANHUI, 300)
    const top = new Set(['清华大学', '北京大学', '上海交通大学', '复旦大学', '北京大学医学部'])
    const names = list.map(({ unit }) => unit.school.schoolName)
    const first = names.findIndex((name) => top.has(name))
    expect(first).toBeGreaterThanOrEqual(0)
    const lesser = names.indexOf('北京理工大学')
    expect(lesser < 0 || first < lesser).toBe(true)
  })

  it('does not fill 80 rows with single places', async () => {
    const list = await listFor({ province: '浙江', year: 2025, subject: '综合', batch: '一段' }, 40_000, 80)
    expect(list.length).toBeGreaterThan(60)
    expect(list.filter(isSmall).length).toBeLessThanOrEqual(8)
  })

  it.each([
    [ANHUI, 45, [300, 3000, 12_000, 52_000, 120_000, 190_000]],
    [{ ...ANHUI, subject: '历史' }, 45, [300, 6000, 40_000]],
    [{ province: '浙江', year: 2025, subject: '综合', batch: '一段' }, 80, [300, 12_000, 90_000, 150_000]],
    [{ province: '山东', year: 2025, subject: '综合', batch: '一段' }, 96, [300, 12_000, 90_000, 190_000]],
    [{ province: '新疆', year: 2025, subject: '理科', batch: '本一' }, 18, [300, 3000, 12_000]],
    [{ province: '新疆', year: 2025, subject: '理科', batch: '本二' }, 18, [40_000]],
  ])('of %o has %d rows that are all in reach, the hardest first', async (plan, size, ranks) => {
    for (const rank of ranks) {
      const list = await listFor(plan, rank, size)
      expect(list, `${rank}`).toHaveLength(size)
      const tiers = list.map(({ chance }) => chance?.tier)
      expect(tiers, `${rank}`).not.toContain(undefined)
      const harder = await unitsInReach(plan, { rank, year: 2026, electives: [] })
      // Where there is anything to reach for, a list begins with it.
      if (harder.some((judged) => judged.chance?.tier === 1 && !isJoint(judged)))
        expect(tiers[0], `${rank}`).toBe(1)
    }
  })

  it.each([
    [ANHUI, 9000],
    [ANHUI, 25_000],
    [ANHUI, 90_000],
  ])('of %o reaches at %d for what is hard, and ends with what is safe', async (plan, rank) => {
    const list = await listFor(plan, rank)
    const reaches = list.flatMap(({ chance }) => (chance?.tier === 1 ? [chance.share] : []))
    expect(reaches).toHaveLength(18)
    expect(reaches.reduce((sum, share) => sum + share, 0) / reaches.length).toBeLessThan(0.3)
    expect(list.slice(-5).every(({ chance }) => chance?.tier === 3)).toBe(true)
  })

  it('takes what is out of reach for rows that nothing else can fill, the likeliest first', async () => {
    const units = await unitsAround(ANHUI, { rank: 12_000, year: 2026, electives: [] })
    const few = units.filter(({ chance }, place) => chance?.tier === undefined || place % 20 === 0)
    const list = wholeList(few, { size: 45, style: STYLE, home: '安徽' })
    const dreams = list.flatMap(({ chance }) => (chance && chance.tier === undefined ? [chance.share] : []))
    expect(dreams.length).toBeGreaterThan(5)
    expect(list.filter(({ chance }) => chance?.tier !== undefined).length).toBeGreaterThan(10)
    expect(Math.min(...dreams)).toBeGreaterThan(LEAST_CHANCE * 1.5)
  })

  it.each([
    [ANHUI, 38_000, 45],
    [ANHUI, 60_000, 45],
    [{ ...ANHUI, subject: '历史' }, 26_800, 45],
    [{ province: '浙江', year: 2025, subject: '综合', batch: '一段' }, 110_000, 80],
  ])('of %o at %d usually ends before its safe rows', async (plan, rank, size) => {
    const list = await listFor(plan, rank, size)
    const { typical = 0, slip } = simulateList(rank, list.map(simulated), { seed: 7 })
    expect(list[typical]?.chance?.tier).toBeLessThan(3)
    expect(slip).toBeLessThan(0.01)
  })

  it('says what it lacks, and names the next batch', () => {
    expect(listNotes([], 45, batchAfter(ANHUI))).toEqual([
      '这个批次里没有达到“保”的志愿，可能落空，请同时准备专科批的志愿，并留意征集志愿',
      '合适的志愿只有 0 个，不足 45 个',
    ])
    expect(batchAfter({ ...ANHUI, batch: '专科批' })).toBeUndefined()
  })
})
