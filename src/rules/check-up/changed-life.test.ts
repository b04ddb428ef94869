import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAOKAO_ID } from '~/contracts/reference'
import { PreferenceScore } from '~/contracts/score-records'
import { PhysicalTest } from '~/contracts/student-profile'
import { StudentRecord } from '~/contracts/student-record'
import { checkUp } from './check-list'
import type { ApplicationList, ListRow, ListStudent } from './list-input'
import { judgedList, tierOfRow } from './list-model'
import { studentFacts } from './student-facts'

const RANK = 25_818
const SIZE = 20
/** Every second row asks for 化学, every fifth has a note that limits it. */
const rowAt = (place: number): ListRow => {
  const rank = Math.round(RANK * (0.88 + (place * 0.72) / (SIZE - 1)))
  return {
    id: `s${place}-001`,
    school: `学校 ${place}`,
    unit: '001',
    requirement: place % 2 === 0 ? '首选物理，再选化学' : '首选物理，再选不限',
    offered: true,
    plan: 20,
    lastPlan: 20,
    adjust: true,
    lines: [2025, 2024].map((year) => ({ year, rank })),
    majors: [{ name: '英语教育', ...(place % 5 === 1 && { limits: LIMITS }) }],
    alsoInUnit: [],
  }
}
const LIMITS = {
  language: ['英语'],
  minScore: { 外语: 110 },
  sex: '女' as const,
  colour: ['正常' as const],
  eyesight: 4.7,
  minHeightCm: 155,
}
const ROWS = Array.from({ length: SIZE }, (_, place) => rowAt(place))
const LIMITED = ROWS.filter(({ majors }) => majors?.[0]?.limits).length
/** A student to whom all of the list is open. */
const BEFORE: ListStudent = {
  rank: RANK,
  electives: ['物理', '化学', '生物'],
  province: '安徽',
  year: 2026,
  sex: '女',
  language: '英语',
  heightCm: 165,
  eyesight: [5, 5],
  colour: '正常',
  scores: { 外语: 120 },
}
const listOf = (student: Partial<ListStudent> = {}, rows: ListRow[] = ROWS): ApplicationList => ({
  province: '安徽',
  year: 2026,
  subject: '物理',
  batch: '本科批',
  candidates: { 2024: 190_000, 2025: 190_000, 2026: 190_000 },
  student: { ...BEFORE, ...student },
  rows,
})
const voidsOf = (list: ApplicationList) => checkUp(list).tiers.filter((tier) => tier === '无效').length

describe('a finished list and a changed profile', () => {
  it('is open in every row before', () => {
    const { tiers, findings, slip } = checkUp(listOf())
    expect(tiers).not.toContain('无效')
    expect(findings.filter(({ severity }) => severity === 'high')).toEqual([])
    expect(slip).toBeLessThan(0.001)
  })

  const changes: [string, Partial<ListStudent>, number, string, RegExp][] = [
    [
      '选考科目',
      { electives: ['物理', '地理', '生物'] },
      10,
      'subject-mismatch',
      /^10 行要求化学，你没有选，不能报。$/,
    ],
    [
      '首选科目',
      { electives: ['历史', '化学', '生物'] },
      SIZE,
      'subject-mismatch',
      /^20 行是物理类的，你现在选的不是物理，不能报。$/,
    ],
    [
      '省份',
      { province: '江苏' },
      SIZE,
      'elsewhere',
      /^这张表是安徽 2026 年的，你现在填的是江苏 2026 年高考：20 行都不能报。$/,
    ],
    ['年份', { year: 2027 }, SIZE, 'elsewhere', /安徽 2027 年高考：20 行都不能报/],
    ['性别', { sex: '男' }, LIMITED, 'limit-sex', /只招女生/],
    ['外语语种', { language: '日语' }, LIMITED, 'limit-language', /外语语种限英语/],
    ['单科成绩', { scores: { 外语: 100 } }, LIMITED, 'limit-score', /外语单科不低于 110 分（你的是 100 分）/],
    ['色觉', { colour: '色弱' }, LIMITED, 'limit-health', /色觉正常/],
    ['视力', { eyesight: [4.5, 4.8] }, LIMITED, 'limit-health', /裸眼视力不低于 4.7/],
    ['身高', { heightCm: 150 }, LIMITED, 'limit-body', /身高不低于 155 cm/],
  ]

  it.each(changes)(
    '%s: rows that are closed do not count, and it is said first',
    (_, change, count, check, words) => {
      const before = checkUp(listOf())
      const after = checkUp(listOf(change))
      expect(after.tiers.filter((tier) => tier === '无效')).toHaveLength(count)
      const found = after.findings.filter((finding) => finding.check === check && finding.severity === 'high')
      expect(found.length).toBeGreaterThan(0)
      expect(found[0]?.why).toMatch(words)
      expect(after.findings[0]?.severity).toBe('high')
      // What does not count takes no file, in no year that might come and in none that was.
      for (const [index, tier] of after.tiers.entries()) {
        if (tier === '无效') expect(after.taken?.[index]).toBe(0)
      }
      for (const { row } of after.replayed ?? []) {
        if (row !== undefined) expect(after.tiers[row - 1]).not.toBe('无效')
      }
      expect(after.slip).toBeGreaterThanOrEqual(before.slip ?? 1)
      if (count === SIZE) expect(after.slip).toBe(1)
    },
  )

  it('the score: tiers follow the rank, and no row is void for it', () => {
    const worse = checkUp(listOf({ rank: 60_000 }))
    expect(worse.tiers).not.toContain('无效')
    expect(worse.tiers.filter((tier) => tier === '保')).toEqual([])
    expect(worse.findings[0]).toMatchObject({ check: 'weak-safety', severity: 'high' })
  })

  it('a unit that is gone, or without places: nothing is told of a chance, and it is not filed', () => {
    const gone = ROWS.with(0, { ...rowAt(0), offered: false }).with(19, { ...rowAt(19), plan: 0 })
    const { tiers, taken, findings } = checkUp(listOf({}, gone))
    expect([tiers[0], tiers[19]]).toEqual(['无效', '无效'])
    expect([taken?.[0], taken?.[19]]).toEqual([0, 0])
    expect(findings.filter(({ check }) => check === 'stopped').map(({ rows }) => rows)).toEqual([[20], [1]])
  })

  it('eight safeties without places hold nothing', () => {
    const closed = ROWS.map((row, place) => (place >= 12 ? { ...row, plan: 0 } : row))
    const checked = checkUp(listOf({}, closed))
    expect(checked.findings.map(({ check }) => check)).toContain('stopped')
    expect(checked.slip).toBeGreaterThan(checkUp(listOf()).slip ?? 1)
    expect(checked.tiers.slice(12)).toEqual(Array.from({ length: 8 }, () => '无效'))
  })

  it('a copied row counts once, and one step drops the others', () => {
    const copied = [...ROWS.slice(0, 10), rowAt(4), rowAt(4), ...ROWS.slice(10)]
    const { tiers, findings } = checkUp(listOf({}, copied))
    const [twice] = findings.filter(({ check }) => check === 'duplicate')
    expect(twice).toMatchObject({ severity: 'medium', rows: [11, 12] })
    expect(twice?.actions).toEqual([
      { do: 'drop', row: 11 },
      { do: 'drop', row: 12 },
    ])
    expect([tiers[4], tiers[10], tiers[11]]).toEqual([checkUp(listOf()).tiers[4], '无效', '无效'])
  })

  it('what could not be read is not judged, and that is vital', () => {
    const { lines: _, requirement: __, plan: ___, offered: ____, ...bare } = rowAt(3)
    const { tiers, skipped, slip, taken, findings } = checkUp(
      listOf({}, ROWS.with(3, { ...bare, unread: true })),
    )
    expect(tiers[3]).toBe('无数据')
    // It may take every file, or none: nothing is said of how the list ends.
    expect([slip, taken]).toEqual([undefined, undefined])
    expect(findings.filter(({ severity }) => severity === 'high')).toEqual([])
    expect(skipped.filter(({ isVital }) => isVital).map(({ why }) => why)).toEqual([
      '第 4 行没有读到，不知道要求哪些科目',
      '第 4 行没有读到，不知道今年招不招',
    ])
  })
})

type Said = Parameters<typeof studentFacts>[0]
type Of<Kind extends keyof Said> = NonNullable<Said[Kind]>
const SCORE: PreferenceScore = {
  id: 'c-1',
  studentId: 's-1',
  examType: GAOKAO_ID,
  province: '安徽',
  year: 2026,
  subject: '物理',
  score: 600,
  rank: RANK,
  english: 120,
  createRoleType: 1,
  createTime: '2026-06-25 10:00:00',
}
const RECORD: StudentRecord = {
  id: 's-1',
  name: '林小满',
  tel: '13800008000',
  auth: false,
  sex: 2,
  foreignLanguage: '英语',
  province: '安徽',
  year: 2026,
  subjects: [4, 5, 6],
}
const PHYSICAL: PhysicalTest = {
  studentId: 's-1',
  consent: true,
  height: 165,
  leftEyesight: 5,
  rightEyesight: 5,
  colourVision: '正常',
}
/** The same student as the pages know her: from her record, her examination and the score of the list. */
const saidOf = (record: object = {}, physical: object = {}, score: object = {}) => {
  const known = { ...SCORE, ...score }
  const facts = studentFacts({
    record: { ...RECORD, ...record } as Of<'record'>,
    physical: { ...PHYSICAL, ...physical },
    score: known,
  })
  return checkUp({ ...listOf(), student: { ...facts, rank: known.rank, score: known.score } })
}
/** What a field is changed to, how many rows do not count then, and what is said first of it. */
type Effect = readonly [value: unknown, dead: number, words: RegExp]
/** No row of any list is judged by it. */
const NOTHING = 'nothing'
const SAME = 77

/** Every field of the profile: one that is new has to be put here. */
const FIELDS = {
  record: {
    id: NOTHING,
    name: NOTHING,
    tel: NOTHING,
    auth: NOTHING,
    ethnicGroup: NOTHING,
    city: NOTHING,
    district: NOTHING,
    highSchool: NOTHING,
    version: NOTHING,
    sex: [1, LIMITED, /只招女生/],
    foreignLanguage: ['日语', LIMITED, /外语语种限英语/],
    province: ['江苏', SIZE, /20 行都不能报/],
    year: [2027, SIZE, /安徽 2027 年高考：20 行都不能报/],
    subjects: [[4, 8, 9], 10, /^10 行要求化学，你没有选，不能报。$/],
  },
  physical: {
    studentId: NOTHING,
    weight: NOTHING,
    limits: NOTHING,
    height: [150, LIMITED, /身高不低于 155 cm/],
    leftEyesight: [4.5, LIMITED, /裸眼视力不低于 4.7/],
    rightEyesight: [4.5, LIMITED, /裸眼视力不低于 4.7/],
    colourVision: ['色弱', LIMITED, /色觉正常/],
    // Nothing is known of the body any more: what asks for it is to be looked up.
    consent: [false, 0, /^第 2、7、12、17 行(（.*）)?有这项要求：色觉正常；裸眼视力不低于 4.7。$/],
  },
  score: {
    id: NOTHING,
    studentId: NOTHING,
    examType: NOTHING,
    examName: NOTHING,
    province: NOTHING,
    year: NOTHING,
    subject: NOTHING,
    createRoleType: NOTHING,
    createTime: NOTHING,
    chinese: NOTHING,
    math: NOTHING,
    physics: NOTHING,
    chemistry: NOTHING,
    biology: NOTHING,
    history: NOTHING,
    geography: NOTHING,
    politics: NOTHING,
    technology: NOTHING,
    english: [100, LIMITED, /外语单科不低于 110 分（你的是 100 分）/],
    score: NOTHING,
    rank: [60_000, 0, /./],
  },
} as const satisfies Readonly<Record<keyof Said, Readonly<Record<string, Effect | typeof NOTHING>>>>
const SCHEMAS = { record: StudentRecord, physical: PhysicalTest, score: PreferenceScore }
const KINDS = ['record', 'physical', 'score'] as const
const changedIn = (kind: (typeof KINDS)[number], field: string, value: unknown) => {
  const change = kind === 'physical' && field === 'consent' ? EMPTIED : { [field]: value }
  return saidOf(...KINDS.map((each) => (each === kind ? change : {})))
}
/** What the server keeps of an examination without consent. */
const EMPTIED = {
  consent: false,
  height: null,
  leftEyesight: null,
  rightEyesight: null,
  colourVision: null,
}

describe.each(KINDS)('every field of the %s', (kind) => {
  const fields = Object.entries(FIELDS[kind]) as [string, Effect | typeof NOTHING][]

  it('is in the table', () => {
    expect(Object.keys(FIELDS[kind]).toSorted()).toEqual(Object.keys(SCHEMAS[kind].shape).toSorted())
  })

  it.each(fields.filter(([, effect]) => effect !== NOTHING))(
    '%s: findings, figures and words follow it',
    (field, effect) => {
      const [value, dead, words] = effect as Effect
      const before = saidOf()
      const after = changedIn(kind, field, value)
      expect(after.tiers.filter((tier) => tier === '无效')).toHaveLength(dead)
      const found = after.findings.find(({ why }) => words.test(why))
      expect(found).toBeDefined()
      if (dead > 0) expect(found?.severity).toBe('high')
      expect(after.slip).toBeGreaterThanOrEqual(before.slip ?? 1)
      expect(after.taken?.filter((share, at) => after.tiers[at] === '无效' && share > 0)).toEqual([])
      expect(after).not.toEqual(before)
    },
  )

  it.each(fields.filter(([, effect]) => effect === NOTHING))('%s changes nothing', (field) => {
    expect(changedIn(kind, field, SAME)).toEqual(saidOf())
  })
})

const students = fc.record<Partial<ListStudent>>(
  {
    electives: fc.constantFrom(
      ['物理', '化学', '生物'],
      ['物理', '地理', '政治'],
      ['历史', '地理', '政治'],
      ['历史', '化学', '生物'],
    ),
    province: fc.constantFrom('安徽', '安徽', '安徽', '江苏'),
    year: fc.constantFrom(2026, 2026, 2026, 2027),
    rank: fc.integer({ min: 1, max: 150_000 }),
    sex: fc.constantFrom('男', '女'),
    language: fc.constantFrom('英语', '日语'),
    heightCm: fc.integer({ min: 140, max: 190 }),
    eyesight: fc.constantFrom([5, 5], [4.4, 5]),
    colour: fc.constantFrom('正常', '色弱', '色盲'),
    scores: fc.constantFrom({ 外语: 90 }, { 外语: 130 }),
  },
  { requiredKeys: [] },
)
const changed = fc.record<Partial<ListRow>>(
  {
    plan: fc.constantFrom(0, 1, 20),
    offered: fc.boolean(),
    unread: fc.constantFrom(false, false, true),
    requirement: fc.constantFrom('首选物理，再选化学', '不限', '首选历史，再选不限', '看不懂的要求'),
    lines: fc.array(
      fc.record({ year: fc.constantFrom(2025, 2024, 2023), rank: fc.integer({ min: 1, max: 180_000 }) }),
      { maxLength: 3 },
    ),
    chance: fc.constantFrom({ low: 0.95, high: 1 }, { low: 0.5, high: 0.55 }),
    tier: fc.constantFrom(2, 3),
  },
  { requiredKeys: [] },
)

const copies = fc.array(fc.nat({ max: SIZE - 1 }), { maxLength: 3 })

it('no row is called 稳 or 保 that the student may not file today, whatever has changed', () => {
  fc.assert(
    fc.property(
      students,
      fc.array(changed, { minLength: SIZE, maxLength: SIZE }),
      copies,
      (student, plans, copied) => {
        const filled = ROWS.map((row, place) => ({ ...row, ...plans[place] }))
        const rows = [...filled, ...copied.flatMap((place) => filled[place] ?? [])]
        const list = listOf(student, rows)
        const { student: now } = list
        for (const { row, ...judged } of judgedList(list)?.rows ?? []) {
          const tier = tierOfRow(judged)
          if (tier !== '稳' && tier !== '保') continue
          expect(row.plan).not.toBe(0)
          expect(row.offered).not.toBe(false)
          expect(row.unread).not.toBe(true)
          expect([now.province, now.year]).toEqual(['安徽', 2026])
          expect(now.electives).toContain('物理')
          expect(row.requirement).not.toBe('首选历史，再选不限')
          if (row.requirement?.endsWith('化学')) expect(now.electives).toContain('化学')
          if (row.majors?.[0]?.limits) {
            expect(now.sex).toBe('女')
            expect(now.language).toBe('英语')
            expect(now.colour).toBe('正常')
            expect(now.heightCm).toBeGreaterThanOrEqual(155)
            expect(now.scores?.外语).toBeGreaterThanOrEqual(110)
            expect(Math.min(...[now.eyesight ?? 0].flat())).toBeGreaterThanOrEqual(4.7)
          }
          expect(judged.simulated.open).toBe(true)
          // The first of two copies is the one that counts.
          expect(rows.slice(0, judged.place - 1)).not.toContain(row)
        }
      },
    ),
    { numRuns: 300, seed: 64 },
  )
})

it('the list, its counts and the check-up say the same of every row', () => {
  const list = listOf({ electives: ['物理', '地理', '生物'] })
  expect(judgedList(list)?.rows.map(tierOfRow)).toEqual(checkUp(list).tiers)
  expect(voidsOf(list)).toBe(10)
})
