import { describe, expect, it } from 'vitest'
import { earlyBatchAddress } from './early-batch.address'
import { type Applicant, isOwn, settleEarly } from './early-filters'

const RULES = [
  { year: 2025, course: ['物理', '历史'], batches: ['本科提前批', '本科批', '专科提前批'] },
  { year: 2023, course: ['理科', '文科'], batches: ['本科提前批A段', '本一'] },
]
/** 历史, 政治, 地理. */
const ARTS = { province: '安徽', subjects: [7, 8, 9] }
const settle = (search: Record<string, unknown>, applicant?: Applicant, thisYear = 2026) =>
  settleEarly('安徽', earlyBatchAddress.parse(search), RULES, { thisYear, applicant })

describe('which rows of the early batch are shown', () => {
  it('are those of last year, of all early batches', () => {
    expect(settle({})).toEqual({
      years: [2025, 2023],
      subjects: ['物理', '历史'],
      batches: ['本科提前批', '专科提前批'],
      own: undefined,
      question: {
        province: '安徽',
        year: 2025,
        subject: '物理',
        electives: [],
        batch: undefined,
        directory: undefined,
        q: undefined,
      },
    })
    expect(settle({}, undefined, 2025).question?.year).toBe(2023)
  })

  it('are narrowed by what the year offers, and by no other batch than an early one', () => {
    expect(settle({ batch: '专科提前批' }).question?.batch).toBe('专科提前批')
    expect(settle({ year: '2023', batch: '本科提前批' }).question?.batch).toBe('本科提前批A段')
    expect(settle({ year: '2023', batch: '专科提前批' }).question?.batch).toBeUndefined()
    expect(settle({ batch: '本科批' }).question?.batch).toBeUndefined()
    expect(settle({ batch: '火星', directory: '军队院校', q: '国防' }).question).toMatchObject({
      batch: undefined,
      directory: '军队院校',
      q: '国防',
    })
  })

  it('are none where a province offers nothing', () => {
    const asked = earlyBatchAddress.parse({})
    expect(settleEarly('安徽', asked, [], { thisYear: 2026 }).question).toBeUndefined()
  })
})

describe('whose rows are shown', () => {
  it('are those that the reader may apply for, as long as the address says nothing else', () => {
    const { own, question } = settle({}, ARTS)
    expect(own).toEqual({ subject: '历史', electives: ['政治', '地理'] })
    expect(question).toMatchObject({ subject: '历史', electives: ['政治', '地理'] })
    expect(settle({ subject: '历史' }, ARTS).question?.electives).toEqual([])
    expect(settle({ subject: '全部', electives: '化学' }, ARTS).question).toMatchObject({
      subject: '全部',
      electives: [],
    })
  })

  it('are those of the subject alone where the reader applies elsewhere', () => {
    const elsewhere = settle({}, { ...ARTS, province: '湖南' })
    expect(elsewhere.own).toBeUndefined()
    expect(elsewhere.question).toMatchObject({ subject: '历史', electives: [] })
  })

  it('keep the side through a reform, and only electives that are sat there', () => {
    expect(settle({ year: '2023', subject: '历史', electives: '政治' }, ARTS).question).toMatchObject({
      subject: '文科',
      electives: [],
    })
    const { question } = settle({ subject: '物理', electives: '化学,历史,生物,政治,地理' })
    expect(question?.electives).toEqual(['化学', '生物', '政治'])
  })

  it('are recognised in any order', () => {
    const own = { subject: '物理', electives: ['化学', '生物'] }
    expect(isOwn({ subject: '物理', electives: ['生物', '化学'] }, own)).toBe(true)
    expect(isOwn({ subject: '物理', electives: ['化学'] }, own)).toBe(false)
    expect(isOwn({ subject: '历史', electives: ['化学', '生物'] }, own)).toBe(false)
  })
})
