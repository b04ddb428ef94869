import { describe, expect, it, vi } from 'vitest'
import { NO_WISHES } from '~/rules/generator/candidate'
import { listNotes } from '~/rules/generator/notes'
import { nearnessTo } from '~/rules/generator/wishes'
import { expectHolding } from '../../../../tests/recommendation/holding-list'
import { batchAfter, FILLING_STYLES } from '../../world/filing/filing-rules'
import { type Filling, wholeList } from '../../world/filing/model/whole-list'
import type { PlanKey } from '../../world/filing/planned-units'
import { unitsAround, withUnits } from './recommendations'

// Whole plans are computed; a busy machine must not turn that into a failure.
vi.setConfig({ testTimeout: 120_000 })

const [RULE] = FILLING_STYLES
const ANHUI: PlanKey = { province: '安徽', year: 2025, subject: '物理', batch: '本科批', filedIn: 2026 }
const ZHEJIANG: PlanKey = { ...ANHUI, province: '浙江', subject: '综合', batch: '一段' }

async function listFor(plan: PlanKey, rank: number, filling: Partial<Filling> = {}) {
  const asker = { rank, year: 2026, electives: [] }
  return wholeList(await unitsAround(plan, asker), plan, asker, { size: 45, rule: RULE, ...filling })
}

describe('a whole list of the demo world', () => {
  it.each([
    [ANHUI, 28_712, 45],
    [ZHEJIANG, 60_000, 80],
  ])('of %o at %d is signed: near home, tiers in order, sound 保 at the end', async (plan, rank, size) => {
    const { rows, made } = await listFor(plan, rank, { size })
    const near = nearnessTo(plan.province)
    expect(rows.length).toBeGreaterThan(size / 2)
    const around = rows.filter(({ judged }) => near(judged.unit.school.provinceName) !== 'far')
    expect(around.length).toBeGreaterThanOrEqual(Math.floor(rows.length / 2))
    expect(rows.filter(({ judged }) => judged.unit.school.schoolInstitution !== '公办')).toEqual([])
    expect(rows.slice(-made.tail).every(({ judged }) => judged.tier === 3)).toBe(true)
    expect(made.checked?.findings.filter(({ severity }) => severity !== 'low')).toEqual([])
    expect(made.outcome?.slip).toBeLessThan(0.01)
  })

  it('has the universities of the very top for those who stand there, and is short', async () => {
    const { rows } = await listFor(ANHUI, 300)
    const names = rows.map(({ judged }) => judged.unit.school.schoolName)
    expect(names.length).toBeLessThanOrEqual(15)
    expect(names.slice(0, 5).join()).toMatch(/清华|北京大学|上海交通|复旦/)
  })

  it('takes programmes run with a foreign school from those who wish for them', async () => {
    const wishes = { ...NO_WISHES, schoolInstitutions: ['中外合作办学'] }
    const { rows } = await listFor(ANHUI, 20_000, { wishes })
    expect(rows.some(({ judged: { unit } }) => unit.school.schoolInstitution.includes('合作'))).toBe(true)
  })

  it('is made of units that are computed once, with those that a planner wants', async () => {
    const asker = { rank: 28_712, year: 2026, electives: [] }
    const made = async () => {
      const around = await unitsAround(ANHUI, asker)
      const far = await unitsAround(ANHUI, { ...asker, rank: 150_000 })
      const must = far.slice(-2).map(({ unit }) => unit.unitId)
      const units = withUnits(around, must, ANHUI, asker)
      expect(units.length).toBe(around.length + 2)
      return wholeList(units, ANHUI, asker, { size: 45, rule: RULE, must }).made.open
    }
    const [first, second] = [await made(), await made()]
    expect(second.map(({ candidate }) => candidate)).toEqual(first.map(({ candidate }) => candidate))
    expect(second.every(({ candidate }, place) => candidate === first[place]?.candidate)).toBe(true)
  })

  // Provinces in which public 保 ran out; all places of the lower half: whole-lists.long.test.ts.
  it.each([
    ['重庆', '历史', 0.9],
    ['西藏', '文科', 1.02],
  ])('for the lower half holds: %s %s at %d of the line', expectHolding)

  it('near the control line says that the line is not known, and asks nobody to pay', async () => {
    const { rows, made, query } = await listFor({ ...ANHUI, subject: '历史' }, 43_000)
    expect(rows.filter(({ judged }) => judged.unit.school.schoolInstitution === '民办')).toEqual([])
    const notes = listNotes(made, { ...query, nextBatch: batchAfter(ANHUI) }).join()
    expect(notes).toMatch(/2026 年的控制线还没公布.*准备专科批的志愿，先看公办院校/)
  })
})
