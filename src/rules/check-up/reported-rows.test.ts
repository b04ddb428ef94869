import { describe, expect, it } from 'vitest'
import { checkUp } from './check-list'
import type { ApplicationList, ListRow } from './list-input'
import { judgedList } from './list-model'

const RANK = 25_818
const CANDIDATES = 190_000

describe('a list with told chances', () => {
  const row = (index: number, other: Partial<ListRow> = {}): ListRow => ({
    school: `学校 ${index}`,
    requirement: '不限',
    adjust: true,
    lines: [2025, 2024].map((year) => ({ year, rank: Math.round(RANK * 0.9) })),
    ...other,
  })
  const list = (last: Partial<ListRow>): ApplicationList => ({
    province: '安徽',
    year: 2026,
    subject: '物理',
    candidates: { 2024: CANDIDATES, 2025: CANDIDATES, 2026: CANDIDATES },
    student: { rank: RANK, electives: [] },
    rows: [row(0), row(1), row(2, last)],
  })

  it('counts on a row without lines of its own, which the school of the unit speaks for', () => {
    const unknown = checkUp(list({ lines: [] }))
    const reported = checkUp(list({ lines: [], chance: { low: 0.95, high: 1 } }))
    expect(reported.tiers[2]).toBe('保')
    expect(reported.slip).toBeLessThan(0.05)
    expect(unknown.slip).toBeGreaterThan(0.5)
  })

  it('slips as often as a single row’s chance says', () => {
    const { slip, tiers } = checkUp({ ...list({}), rows: [row(0, { chance: { low: 0.65, high: 0.7 } })] })
    expect(tiers).toEqual(['稳'])
    expect(slip).toBeCloseTo(0.325, 1)
  })
})

it('judges a row of a whole school by its own lines, whichever major is chosen first', () => {
  const lines = [2025, 2024].map((year) => ({ year, rank: Math.round(RANK * (year === 2025 ? 1.01 : 1.2)) }))
  const names = ['数学与应用数学', '化学', '信息与计算科学']
  const majors = names.map((name) => ({ name }))
  const shareOf = (chosen: readonly string[]) => {
    const list: ApplicationList = {
      province: '西藏',
      year: 2026,
      subject: '理科',
      candidates: { 2024: CANDIDATES, 2025: CANDIDATES, 2026: CANDIDATES },
      student: { rank: RANK },
      schools: { 学校: [{ lines, majors }] },
      rows: [
        { school: '学校', lines, majors: chosen.map((name) => ({ name })), alsoInUnit: [{ name: '林学' }] },
      ],
    }
    return judgedList(list)?.rows[0]?.chance?.share
  }
  expect(shareOf(['信息与计算科学', '化学'])).toBe(shareOf(['数学与应用数学']))
})
