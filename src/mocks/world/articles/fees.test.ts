import { describe, expect, it } from 'vitest'
import { PROVINCES } from '~/rules/exam/provinces'
import { findSchool, schools } from '../schools/schools'
import { feeFaults, plannedEntries, printedFees } from './model/fee-faults'

/** Published tuition of schools that ask the same of everybody, yuan a year. Source: 各校招生章程 (2025). */
const PUBLISHED = [
  ['10003', '清华大学', 5_000],
  ['10358', '中国科学技术大学', 4_800],
  ['14423', '上海科技大学', 7_000],
  ['14430', '中国科学院大学', 5_000],
  ['16301', '宁波诺丁汉大学', 100_000],
  ['16404', '上海纽约大学', 200_000],
  ['16406', '昆山杜克大学', 200_000],
  ['16407', '香港中文大学（深圳）', 115_000],
] as const

describe('the tuition of a school', () => {
  it('is in its plans what its brochure and its regulations say', () => {
    let rows = 0
    const faults: string[] = []
    for (const [turn, school] of schools().entries()) {
      // Every ninth school, each in another province.
      const province = PROVINCES[turn % PROVINCES.length]?.name
      if (turn % 9 !== 0 || !province) continue
      const found = feeFaults(school, province)
      rows += found.rows
      faults.push(...found.faults)
    }
    expect(faults).toEqual([])
    expect(rows).toBeGreaterThan(1500)
  })

  it.each(PUBLISHED)('%s %s is the published one, everywhere', (id, name, fee) => {
    const school = findSchool(id)
    if (!school) throw new Error(`no school ${id}`)
    expect(school.schoolName).toBe(name)
    expect(printedFees(school).get('文史、理工')).toEqual([fee, fee])
    const fees = PROVINCES.flatMap((province) => plannedEntries(school, province.name)).map(
      (entry) => entry.fee,
    )
    expect(new Set(fees)).toEqual(new Set([fee]))
  })
})
