import { describe, expect, it } from 'vitest'
import { settleFilters, settleNewest, withComingYear } from './line-filters'
import { linesAddress } from './lines.address'

const RULES = [
  { year: 2025, course: ['物理', '历史'], batches: ['本科提前批', '本科批', '专科批'] },
  { year: 2023, course: ['理科', '文科'], batches: ['本一', '本二'] },
]
const PERSON = { thisYear: 2026, subjects: [7] }
const settle = (search: Record<string, unknown>) =>
  settleFilters('安徽', linesAddress.parse(search), RULES, PERSON)

describe('the newest year', () => {
  const rules = [
    { year: 2023, course: ['理科', '文科'], batches: ['本一'] },
    { year: 2024, course: ['物理', '历史'], batches: ['本科批'] },
    { year: 2025, course: ['物理', '历史'], batches: ['本科批'] },
  ]
  const newest = (subject?: string) => settleNewest('安徽', subject, rules, PERSON).question

  it('comes with the years before in which its subject was sat', () => {
    expect(newest('物理')).toMatchObject({ year: 2025, subject: '物理', yearsBefore: [2024] })
    expect(newest()).toMatchObject({ subject: '历史', yearsBefore: [2024] })
  })

  it('has one subject for all in a province that knows no other, and all years before, newest first', () => {
    const combined = [2023, 2025, 2024].map((year) => ({ year, course: ['综合'], batches: ['本科批'] }))
    expect(settleNewest('北京', undefined, combined, PERSON).question).toMatchObject({
      subject: '综合',
      electives: [],
      yearsBefore: [2024, 2023],
    })
  })

  it('is none where no year is known', () => {
    expect(settleNewest('安徽', '物理', [], PERSON).question).toBeUndefined()
  })
})

describe('whose lines are shown', () => {
  it('S2-9.10 opens with last year and the subject of the student', () => {
    expect(settle({}).question).toEqual({
      province: '安徽',
      year: 2025,
      subject: '历史',
      batch: undefined,
      electives: [],
    })
  })

  it('offers no early batch: that has tables of its own', () => {
    expect(settle({}).batches).toEqual(['本科批', '专科批'])
  })

  it('lets what a year does not offer give way to its default', () => {
    expect(settle({ year: '2023', subject: '物理', batch: '专科批' }).question).toMatchObject({
      year: 2023,
      subject: '文科',
      batch: undefined,
    })
    expect(settle({ year: '1999' }).question?.year).toBe(2025)
  })

  it('keeps the level of a batch that has another name there', () => {
    expect(settle({ year: '2023', batch: '本科批' }).question?.batch).toBe('本一')
    expect(settle({ batch: '本一' }).question?.batch).toBe('本科批')
    expect(settle({ batch: '本科提前批' }).question?.batch).toBeUndefined()
  })

  it('S2-2.16 S2-5.1 knows electives only beside the combined option, three at most', () => {
    const rules = [{ year: 2025, course: ['综合'], batches: ['一段'] }]
    const electives = '物理,化学,生物,技术'
    const { question } = settleFilters('浙江', linesAddress.parse({ electives }), rules, PERSON)
    expect(question?.electives).toEqual(['物理', '化学', '生物'])
    expect(settle({ electives }).question?.electives).toEqual([])
  })

  it('offers the plans of this year by the rules of the last, and opens with the newest that is printed', () => {
    const rules = withComingYear(RULES, 2026)
    const offered = settleFilters('安徽', linesAddress.parse({}), rules, PERSON)
    expect(offered.years).toEqual([2026, 2025, 2023])
    expect(offered.question?.year).toBe(2025)
    const plans = (search: object, planYear: number) =>
      settleFilters('安徽', linesAddress.parse({ ...search }), rules, { ...PERSON, planYear }).question?.year
    expect([plans({}, 2026), plans({}, 2025), plans({ year: '2023' }, 2026)]).toEqual([2026, 2025, 2023])
    expect(settleFilters('安徽', linesAddress.parse({ year: '2026' }), rules, PERSON)).toMatchObject({
      question: { year: 2026, subject: '历史' },
      batches: ['本科批', '专科批'],
    })
    expect(withComingYear(rules, 2026)).toBe(rules)
    expect(withComingYear([], 2026)).toEqual([])
  })

  it('opens with the newest year that has lines', () => {
    const offered = settleFilters('安徽', linesAddress.parse({}), RULES, { ...PERSON, thisYear: 2028 })
    expect(offered.question?.year).toBe(2025)
  })

  it('asks nothing where the province offers nothing', () => {
    expect(settleFilters('安徽', linesAddress.parse({}), [], PERSON).question).toBeUndefined()
  })
})
