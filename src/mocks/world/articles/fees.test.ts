import { describe, expect, it } from 'vitest'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { admissionGroups } from '../admission/model/groups'
import { admissionRule } from '../admission/rules'
import { findSchool, type School, schools } from '../schools/schools'
import { findBrochure } from './brochures'

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

const KINDS = ['文史、理工', '艺术', '中外合作办学'] as const
type Kind = (typeof KINDS)[number]

/** What the brochure of a school says it asks, by kind of major. */
function printedFees(school: School): Map<string, readonly [low: number, high: number]> {
  const html = findBrochure(`${school.id}-2025-regulations`)?.content ?? ''
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, text = '']) => text),
  )
  return new Map(
    rows.flatMap(([kind = '', fee = '']) => {
      if (!KINDS.some((known) => known === kind)) return []
      const [low = Number.NaN, high = low] = fee.split('–').map((text) => Number(text.replaceAll(',', '')))
      return [[kind, [low, high] as const]]
    }),
  )
}

/** Every row of a school's plan in a province, of its own level. */
function planned(school: School, province: string) {
  return (examMode(province, 2025)?.subjects ?? []).flatMap((subject) =>
    admissionGroups({ school, province, year: 2025, subject })
      .filter(({ level }) => level === school.level)
      .flatMap(({ majors }) => majors.map(({ entry }) => entry)),
  )
}

function kindOf({ joint, majors }: ReturnType<typeof planned>[number]): Kind {
  if (joint) return '中外合作办学'
  return /^(13|55|35)/.test(majors[0]?.major.majorCode ?? '') ? '艺术' : '文史、理工'
}

describe('the tuition of a school', () => {
  it('is in its plans what its brochure and its regulations say', () => {
    let rows = 0
    for (const [turn, school] of schools().entries()) {
      // Every ninth school, each in another province.
      const province = PROVINCES[turn % PROVINCES.length]?.name
      if (turn % 9 !== 0 || !province) continue
      const printed = printedFees(school)
      const regulations = admissionRule(school, province, 2025)?.points.find(
        ({ name }) => name === '收费标准',
      )
      for (const entry of planned(school, province)) {
        rows++
        const [low, high] = printed.get(kindOf(entry)) ?? [Number.NaN, Number.NaN]
        expect(entry.fee, `${school.schoolName} ${entry.name}`).toBeGreaterThanOrEqual(low)
        expect(entry.fee, `${school.schoolName} ${entry.name}`).toBeLessThanOrEqual(high)
        expect(regulations?.text).toContain(String(low))
        expect(regulations?.text).toContain(String(high))
      }
    }
    expect(rows).toBeGreaterThan(1500)
  })

  it.each(PUBLISHED)('%s %s is the published one, everywhere', (id, name, fee) => {
    const school = findSchool(id)
    if (!school) throw new Error(`no school ${id}`)
    expect(school.schoolName).toBe(name)
    expect(printedFees(school).get('文史、理工')).toEqual([fee, fee])
    const fees = PROVINCES.flatMap((province) => planned(school, province.name)).map((entry) => entry.fee)
    expect(new Set(fees)).toEqual(new Set([fee]))
  })
})
