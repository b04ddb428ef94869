import { describe, expect, it } from 'vitest'
import { repaired } from '../../../tests/check-up/repaired'
import { checkUp } from './check-list'
import { CHECKS } from './checks/all'
import type { Severity } from './finding'
import type { ApplicationList, ListRow, ListStudent } from './list-input'

const RANK = 25_818
let named = 0
const row = (ratio: number, other: Partial<ListRow> = {}): ListRow => ({
  school: `学校 ${named++}`,
  requirement: '首选物理，再选不限',
  adjust: true,
  alsoInUnit: [],
  lines: [2025, 2024].map((year) => ({ year, rank: Math.round(RANK * ratio) })),
  ...other,
})
const rowsFrom = (first: number, last: number, size: number) =>
  Array.from({ length: size }, (_, place) => row(first + ((last - first) * place) / (size - 1)))
/** An even list from 冲 to 保 that nothing is said of. */
const even = (size = 45) => rowsFrom(0.88, 1.6, size)
const list = (
  rows: ListRow[],
  student: Partial<ListStudent> = {},
  other: Partial<ApplicationList> = {},
): ApplicationList => ({
  province: '安徽',
  year: 2026,
  subject: '物理',
  batch: '本科批',
  // The same in all years, so that ranks compare as they are.
  candidates: { 2024: 190_000, 2025: 190_000, 2026: 190_000 },
  student: { rank: RANK, electives: ['化学', '生物'], ...student },
  rows,
  ...other,
})
const lists = (checked: ApplicationList) => checkUp(checked).findings
const severities = (checked: ApplicationList, check: string) =>
  lists(checked).flatMap((finding) => (finding.check === check ? [finding.severity] : []))
/** An even list with one row in the place of another. */
const withRow = (place: number, other: Partial<ListRow>, student: Partial<ListStudent> = {}) => {
  const rows = even()
  return list(rows.with(place, { ...(rows[place] ?? row(1)), ...other }), student)
}
/** The first row at or behind the own rank. */
const NEAR = 8
const majors = (...ranks: number[]) => ranks.map((rank, index) => ({ name: `专业 ${index}`, rank }))

describe('an even list', () => {
  it('has nothing to be said of', () => {
    expect(lists(list(even()))).toEqual([])
    const { slip, position, typical, tiers, ...rest } = checkUp(list(even()))
    expect(slip).toBeLessThan(0.001)
    expect(rest.return).toBe(0)
    expect(position).toBeLessThanOrEqual(typical ?? 0)
    expect([tiers[0], tiers.at(-1)]).toEqual(['冲', '保'])
  })

  it('says where the file would have stopped in earlier years', () => {
    const { replayed } = checkUp(list(even()))
    expect(replayed?.map(({ year }) => year)).toEqual([2025, 2024])
    // Lines of last year: the first row at or behind the own rank.
    expect(replayed?.[0]?.row).toBe(NEAR + 1)
    expect(checkUp(list(rowsFrom(0.5, 0.6, 5))).replayed?.[0]).toEqual({ year: 2025 })
    expect(checkUp(list(even(3), {}, { batch: '本科提前批' })).replayed).toBeUndefined()
  })

  it('says the same every time, and of the list alone', () => {
    const rows = rowsFrom(0.85, 1.05, 20)
    expect(checkUp(list(rows))).toEqual(checkUp(list(rows)))
  })

  it('throws for a province that does not exist', () => {
    expect(() => checkUp(list(even(), {}, { province: '南极' }))).toThrow('南极')
  })
})

/** The last row names the same unit as the row near the own rank. */
const withSameUnit = (item: ListRow, index: number): ListRow =>
  index === NEAR || index === 44 ? { ...item, id: '10357-003' } : item

describe('each check', () => {
  const cases: [string, Severity, ApplicationList][] = [
    ['weak-safety', 'high', list(rowsFrom(0.8, 0.99, 12))],
    ['weak-safety', 'medium', list(rowsFrom(0.9, 1.04, 12))],
    ['no-safety-at-end', 'high', list(rowsFrom(0.85, 1.04, 45))],
    ['no-safety-at-end', 'medium', list(rowsFrom(0.85, 1.13, 45))],
    ['no-safety-at-end', 'low', list([row(1.5), ...rowsFrom(0.9, 1.1, 40)])],
    ['next-batch', 'low', list(rowsFrom(0.9, 0.99, 20), { rank: 186_000 })],
    ['unreachable-row', 'low', list([...even(44), row(1)])],
    ['gap', 'medium', list([...rowsFrom(0.9, 1, 6), ...rowsFrom(1.5, 1.7, 6)])],
    ['gap', 'low', list([...rowsFrom(0.9, 1.02, 44), ...rowsFrom(1.5, 1.7, 6)], {}, { allowed: 50 })],
    ['crowded', 'high', list(rowsFrom(0.95, 1.03, 45))],
    ['crowded', 'medium', list([...rowsFrom(0.7, 0.95, 22), ...rowsFrom(0.99, 1.01, 20), row(1.6)])],
    ['crowded', 'low', list([...rowsFrom(0.97, 1.03, 40), ...rowsFrom(1.5, 1.6, 5)])],
    [
      'one-school',
      'medium',
      list([...even(30), ...even(15).map((item) => ({ ...item, school: '安徽大学' }))]),
    ],
    ['one-region', 'low', list(even().map((item) => ({ ...item, province: '江苏' })))],
    ['no-adjust', 'high', withRow(NEAR, { adjust: false, alsoInUnit: majors(1) })],
    ['no-adjust', 'medium', withRow(40, { adjust: false, alsoInUnit: majors(1) })],
    [
      'unwanted-in-group',
      'medium',
      withRow(NEAR, { alsoInUnit: [{ name: '护理学（助产）' }] }, { unwanted: ['护理学'] }),
    ],
    [
      'unwanted-in-group',
      'low',
      withRow(40, { alsoInUnit: [{ name: '护理学' }], majors: majors(40_000) }, { unwanted: ['护理学'] }),
    ],
    [
      'uneven-group',
      'medium',
      withRow(NEAR, { adjust: false, majors: majors(16_000, 17_000), alsoInUnit: majors(26_000) }),
    ],
    ['subject-mismatch', 'high', withRow(NEAR, { requirement: '首选物理，再选思想政治' })],
    ['elsewhere', 'high', list(even(), { province: '江苏' })],
    ['stopped', 'high', withRow(NEAR, { plan: 0, lastPlan: 30 })],
    ['stopped', 'high', withRow(NEAR, { offered: false })],
    ['duplicate', 'medium', list([...even(44), { ...(even(44)[NEAR] ?? row(1)) }].map(withSameUnit))],
    ['rank-is-score', 'medium', list(even(), { rank: 598, score: 598 })],
    ['rank-is-score', 'medium', list(even(), { score: 598, tableRank: 40_000 })],
    ['limit-health', 'high', withRow(NEAR, { majors: [{ name: '临床医学' }] }, { colour: '色弱' })],
    ['limit-health', 'low', withRow(NEAR, { majors: [{ name: '临床医学' }] })],
    ['limit-health', 'low', withRow(NEAR, { alsoInUnit: [{ name: '药学' }] }, { colour: '色盲' })],
    ['limit-health', 'high', withRow(NEAR, { limits: { eyesight: 4.8 } }, { eyesight: [5, 4.7] })],
    [
      'limit-body',
      'high',
      withRow(NEAR, { limits: { minHeightCm: { 男: 170 } } }, { sex: '男', heightCm: 169 }),
    ],
    ['limit-body', 'low', withRow(NEAR, { programme: '公安' }, { sex: '男', heightCm: 180 })],
    [
      'limit-score',
      'high',
      withRow(NEAR, { limits: { minScore: { 外语: 110 } } }, { scores: { 外语: 109 } }),
    ],
    ['limit-score', 'low', withRow(NEAR, { limits: { minScore: { 外语: 110 } } })],
    ['limit-language', 'high', withRow(NEAR, { limits: { language: ['英语'] } }, { language: '俄语' })],
    ['limit-language', 'low', withRow(NEAR, { programme: '中外合作' }, { language: '日语' })],
    ['limit-sex', 'high', withRow(NEAR, { limits: { sex: '男' } }, { sex: '女' })],
    ['limit-eligibility', 'high', withRow(NEAR, { programme: '国家专项' }, { eligible: ['地方专项'] })],
    ['limit-eligibility', 'low', withRow(NEAR, { programme: '国家专项' })],
    ['limit-political-review', 'high', withRow(NEAR, { programme: '军队' }, { politicalReview: false })],
    ['interview', 'low', withRow(NEAR, { limits: { interview: true } })],
    ['plan-change', 'low', withRow(NEAR, { plan: 20, lastPlan: 30 })],
    ['plan-change', 'medium', list([...rowsFrom(0.9, 1.1, 44), row(1.5, { plan: 20, lastPlan: 30 })])],
    ['one-year', 'low', withRow(NEAR, { lines: [{ year: 2025, rank: 27_000 }] })],
    [
      'one-year',
      'medium',
      list([...rowsFrom(0.9, 1.1, 44), row(1, { lines: [{ year: 2025, rank: 40_000 }] })]),
    ],
    ['new-unit', 'low', withRow(NEAR, { lines: [] })],
    ['new-unit', 'medium', list([...rowsFrom(0.9, 1.1, 44), row(1.6, { isNew: true })])],
    ['reform-year', 'low', list(even(), {}, { province: '安徽', year: 2025 })],
    ['reform-year', 'high', list(rowsFrom(0.9, 1.1, 45), {}, { province: '河南', year: 2026 })],
    ['swing', 'medium', list([...rowsFrom(0.9, 1.05, 44), row(1, { lines: lines(52_000, 33_000, 32_500) })])],
    ['swing', 'low', withRow(NEAR, { lines: lines(39_000, 25_000, 24_500) })],
    ['too-many-rows', 'high', list(even(46))],
    ['old-habit', 'medium', list([row(1), row(1.6), ...rowsFrom(0.9, 1.1, 20), ...rowsFrom(1.5, 1.7, 6)])],
    ['early-stop', 'medium', list([row(0.9), row(1.12), ...rowsFrom(0.9, 1, 13), ...rowsFrom(1.4, 1.7, 6)])],
    ['sequential', 'medium', list(even(3), {}, { batch: '本科提前批' })],
    ['sequential', 'low', list(rowsFrom(1.2, 1.6, 3), {}, { batch: '本科提前批' })],
    ['early-lock', 'low', list(even(20), {}, { province: '湖北', batch: '本科提前批' })],
    ['empty-choices', 'medium', list(rowsFrom(0.9, 1.1, 20))],
    ['out-of-reach', 'low', list([...rowsFrom(0.5, 0.7, 5), ...even(40)])],
    ['out-of-reach', 'medium', list([...rowsFrom(0.5, 0.7, 12), ...even(33)])],
    [
      'high-fee',
      'low',
      list(
        even().map((item, index) => ({
          ...item,
          majors: [{ name: '会计学', fee: index === 3 ? 60_000 : 5_000 }],
        })),
      ),
    ],
    ['high-fee', 'low', withRow(NEAR, { programme: '中外合作' })],
    ['one-place', 'low', list(even().map((item) => ({ ...item, plan: 2, lastPlan: 2 })))],
    ['too-safe', 'low', list(rowsFrom(1.6, 2.5, 45))],
  ]

  it.each(cases)('%s is %s where it should be', (check, severity, checked) => {
    expect(severities(checked, check)).toContain(severity)
  })

  it('of a swing is one card for all rows, and says of harder ones that they may stay hard', () => {
    const swung = (place: number) => ({ ...row(1), unit: `${place}`, lines: lines(39_000, 25_000, 24_500) })
    const many = list(even().map((item, place) => (place > 4 && place < 9 ? swung(place) : item)))
    const cards = lists(many).filter(({ check }) => check === 'swing')
    expect(cards.map(({ rows }) => rows)).toEqual([[6, 7, 8, 9]])
    const hard = lists(withRow(20, { lines: lines(30_000, 36_500, 36_500) })).filter(
      ({ check }) => check === 'swing',
    )
    expect(hard.map(({ severity, why }) => [severity, /今年可能还是这么难/.test(why)])).toEqual([
      ['low', true],
    ])
    // Some 30 % easier is no small year.
    expect(severities(withRow(NEAR, { lines: lines(31_000, 25_000, 24_500) }), 'swing')).toEqual([])
  })

  it('of rows behind easier ones moves each by itself, and all of them in the order that they have', () => {
    const checked = list(
      [...even(44), row(1, { unit: '甲' }), row(1.01, { unit: '乙' })],
      {},
      { allowed: 46 },
    )
    const [found] = lists(checked).filter(({ check }) => check === 'unreachable-row')
    if (!found) throw new Error('nothing found')
    expect(found.rows).toEqual([45, 46])
    const without = (actions: typeof found.actions) =>
      lists(repaired(checked, actions, () => row(1)))
        .filter(({ check }) => check === 'unreachable-row')
        .flatMap(({ rows }) => rows)
    for (const place of found.rows)
      expect(without(found.actions.filter((action) => 'row' in action && action.row === place))).toEqual([46])
    expect(without(found.actions)).toEqual([])
    const units = repaired(checked, found.actions, () => row(1)).rows.map(({ unit }) => unit)
    expect(units.indexOf('乙')).toBeGreaterThan(units.indexOf('甲'))
  })

  it('of a batch that is read in sequence never comforts as if rows were read from above', () => {
    const bold = lists(list(rowsFrom(0.5, 0.6, 2), {}, { batch: '本科提前批' }))
    for (const { why, remedy } of bold) expect(`${why}${remedy}`).not.toMatch(/不影响后面的志愿|平行志愿里/)
    const [sequential] = bold.filter(({ check }) => check === 'sequential')
    expect(sequential?.severity).toBe('medium')
    expect(
      lists(list(even(3), {}, { province: '河南', batch: '提前批', year: 2026 })).map(({ check }) => check),
    ).toContain('reform-year')
  })

  it('of colour vision knows 园林 from 风景园林, and 化工 from its safety', () => {
    const barred = (name: string) =>
      severities(withRow(NEAR, { majors: [{ name }] }, { colour: '色弱' }), 'limit-health').includes('high')
    expect(['园林', '化工与制药类', '化学工程与工艺'].filter(barred)).toHaveLength(3)
    expect(['风景园林', '化工安全工程', '化工装备技术'].filter(barred)).toEqual([])
  })

  it('is among them', () => {
    const inCases = new Set<string>(cases.map(([check]) => check))
    const without = CHECKS.filter(({ id }) => !inCases.has(id)).map(({ id }) => id)
    expect(without, 'checks without a case: add one to `cases` in this file').toEqual([])
    expect([...inCases].filter((check) => !CHECKS.some(({ id }) => id === check))).toEqual([])
  })

  /** What is wrong with the student's own record, no row mends. */
  const ofThePerson = new Set(['elsewhere', 'rank-is-score'])

  it.each(cases.filter(([check, severity]) => severity !== 'low' && !ofThePerson.has(check)))(
    '%s (%s) is mended by its remedy',
    (check, severity, checked) => {
      for (const { actions } of lists(checked).filter(
        (finding) => finding.check === check && finding.severity === severity,
      )) {
        const mended = repaired(checked, actions, ({ lineFrom, lineTo }, before) => {
          const rank = Math.round(lineFrom + (lineTo - lineFrom) * (((before + 1) * 0.618) % 1))
          return row(rank / RANK, {
            requirement: '不限',
            lines: lines(rank, rank).map((line) => ({ ...line, year: line.year - 2026 + checked.year })),
          })
        })
        expect(severities(mended, check).filter((left) => left === severity).length).toBeLessThan(
          severities(checked, check).filter((left) => left === severity).length,
        )
      }
    },
  )

  it('names rows from the first on, however hard they are', () => {
    const far = [...rowsFrom(0.5, 0.7, 12)].toReversed()
    const [dreams] = lists(list([...far, ...even(33)])).filter(({ check }) => check === 'out-of-reach')
    const places =
      /^把第 ([\d、]+) 行换成/
        .exec(dreams?.remedy ?? '')?.[1]
        ?.split('、')
        .map(Number) ?? []
    expect(places.length).toBeGreaterThan(1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('sets a blank between a figure and the words behind it', () => {
    const said = cases.flatMap(([, , checked]) => lists(checked).map(({ why, remedy }) => `${why}${remedy}`))
    expect(said.filter((text) => /%的/.test(text))).toEqual([])
  })

  it('says limits that many rows share once, and their source once', () => {
    const rows = even(12).map((item, place) => ({
      ...item,
      majors: [{ name: place % 2 === 0 ? '临床医学' : '动画' }],
    }))
    expect(lists(list(rows)).find(({ check }) => check === 'limit-health')).toMatchObject({
      rows: rows.map((_, index) => index + 1),
      severity: 'low',
      why: '12 行有这项要求：色觉正常；色觉正常或色弱。',
      remedy:
        '填了体检信息就逐行核对；不填，请自己对照学校招生章程。依据《普通高等学校招生体检工作指导意见》（教学〔2003〕3 号）。',
    })
    const two = [rows[0], rows[1]].flatMap((item) => item ?? [])
    expect(lists(list(two)).find(({ check }) => check === 'limit-health')?.why).toMatch(
      /^第 1、2 行有这项要求/,
    )
  })

  it('is silent where it has nothing to say', () => {
    const quiet: [string, ApplicationList][] = [
      ['no-adjust', list(even().map((item) => ({ ...item, adjust: false })))],
      ['no-adjust', list(even().map(({ adjust: _, ...item }) => ({ ...item, alsoInUnit: majors(1) })))],
      [
        'no-adjust',
        list(
          even(96).map((item) => ({ ...item, adjust: false, alsoInUnit: majors(1) })),
          {},
          { province: '浙江', subject: '综合' },
        ),
      ],
      ['plan-change', withRow(NEAR, { plan: 4, lastPlan: 6 })],
      // A junior-college batch goes on where the undergraduate line ends.
      ['next-batch', list(rowsFrom(0.9, 1, 20), { rank: 230_000 }, { batch: '专科批', candidates: {} })],
      ['weak-safety', list(rowsFrom(0.8, 0.99, 3), {}, { batch: '本科提前批' })],
      ['high-fee', withRow(NEAR, { programme: '中外合作' }, { wanted: ['中外合作'] })],
      [
        'limit-health',
        withRow(
          NEAR,
          { majors: [{ name: '临床医学' }], limits: { colour: ['正常', '色弱'] } },
          { colour: '色弱' },
        ),
      ],
      ['limit-language', withRow(NEAR, { programme: '中外合作' }, { language: '英语' })],
      [
        'weak-safety',
        list([...rowsFrom(0.95, 0.98, 10), row(1, { lines: [{ year: 2025, rank: 190_000 }] })], {
          rank: 185_000,
        }),
      ],
    ]
    for (const [check, checked] of quiet) expect(severities(checked, check), check).toEqual([])
  })
})

describe('what is not judged', () => {
  it('is said once', () => {
    const bare = checkUp(
      list(
        even().map(({ school, lines: own }) => ({ school, ...(own && { lines: own }) })),
        { rank: RANK },
      ),
    )
    const checks = bare.skipped.map(({ check }) => check)
    expect(new Set(checks).size).toBe(checks.length)
    expect(checks).toEqual(
      expect.arrayContaining(['subject-mismatch', 'no-adjust', 'uneven-group', 'plan-change', 'high-fee']),
    )
    expect(bare.findings).toEqual([])
  })

  it('is a requirement that cannot be read, and a row without lines', () => {
    const { skipped, tiers } = checkUp(withRow(NEAR, { requirement: '70008', lines: [] }))
    expect(skipped).toContainEqual({
      check: 'subject-mismatch',
      name: '选科不符',
      isVital: true,
      why: '第 9 行的选科要求读不懂，请自己核对',
    })
    expect(skipped).toContainEqual({
      check: 'weak-safety',
      name: '保底不足',
      why: '第 9 行没有可比的往年位次，推算里当作没有填',
    })
    expect(tiers[NEAR]).toBe('无数据')
  })
})

function lines(...ranks: number[]) {
  return ranks.map((rank, index) => ({ year: 2025 - index, rank }))
}
