import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVINCE_FORMS, provinceForm } from '../exam/province-forms'
import { applicationForm, isOldExamYear } from '../filing/application-form'
import { undergraduateCandidates } from '../filing/undergraduate-candidates'
import { checkUp } from './check-list'
import type { ApplicationList, ListRow } from './list-input'

/** Spread of a careful list: from a third of a chance to well behind the own rank, wider at the top. */
const width = (rank: number) => (rank < 5_000 ? 1 : rank < 20_000 ? 0.75 : 0.6)

interface Wish {
  readonly place: number
  readonly year: number
  readonly depth: number
  readonly first: boolean
  readonly noise: readonly number[]
}

/** A careful adviser's list: as many rows as there are, evenly from 冲 to 保, no school more than twice. */
function careful({ place, year, depth, first, noise }: Wish): ApplicationList | undefined {
  const province = PROVINCE_FORMS[place % PROVINCE_FORMS.length]?.name ?? '安徽'
  const form = applicationForm(province, year)
  const subject = isOldExamYear(province, year)
    ? first
      ? '理科'
      : '文科'
    : provinceForm(province)?.newMode === '3+3'
      ? '综合'
      : first
        ? '物理'
        : '历史'
  const candidates = undergraduateCandidates(province, year, subject)
  if (!form || !candidates) return undefined
  // Behind four fifths of the candidates a 保 may not exist: that is another list.
  const rank = Math.max(Math.round(candidates * 0.8 * depth ** 2), 200)
  const size = form.choiceCount ?? 12
  const rows = Array.from({ length: size }, (_, index): ListRow => {
    const line = rank * Math.exp(-0.12 + ((width(rank) + 0.12) * index) / (size - 1))
    const moved = [0, 1, 2].map((age) =>
      Math.max(Math.round(line * (1 + 0.08 * (noise[(index + 7 * age) % noise.length] ?? 0))), 1),
    )
    return {
      school: `学校 ${index >> 1}`,
      unit: String(index),
      requirement: '不限',
      adjust: true,
      plan: 10 + (index % 20),
      lastPlan: 10 + (index % 20),
      lines: moved.map((lowest, age) => ({ year: year - 1 - age, rank: lowest })),
    }
  })
  return { province, year, subject, student: { rank, electives: [] }, rows }
}

const wish: fc.Arbitrary<Wish> = fc.record({
  place: fc.nat(30),
  year: fc.integer({ min: 2024, max: 2027 }),
  depth: fc.double({ min: 0, max: 1, noNaN: true }),
  first: fc.boolean(),
  noise: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 11, maxLength: 11 }),
})

describe('a careful list', () => {
  it('has nothing above low, whatever the rank, province and year', () => {
    let checked = 0
    fc.assert(
      fc.property(wish, (wanted) => {
        const list = careful(wanted)
        if (!list) return
        checked++
        const above = checkUp(list).findings.filter(({ severity }) => severity !== 'low')
        expect(above, `${list.province} ${list.year} ${list.student.rank}`).toEqual([])
      }),
      { seed: 4, numRuns: 80 },
    )
    expect(checked).toBeGreaterThan(60)
  })
})
