import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from '../list/judge'
import { DREAM_CHANCE, type ListRule, type ListWishes, NO_WISHES } from './candidate'
import { fillRows, OF_ONE_SCHOOL } from './fill-rows'
import { madeUpFrame, madeUpPool } from './made-up-pool'
import { type MadeList, makeList, openTo } from './make-list'
import { listNotes, rowReason } from './notes'
import { isReasonable } from './order'
import { prepare } from './prepare'

const RULE: ListRule = { dreamPercent: 20, reachPercent: 65, matchPercent: 20, safetyPercent: 15 }
const RANK = 26_000
const NOTHING_KNOWN = { undersubscribed: false, acceptsAny: true, isOneMajor: false, majorLines: [] }

function listFor(
  rank: number,
  wishes?: ListWishes,
  other: { size?: number; rule?: ListRule; seed?: number } = {},
) {
  const frame = madeUpFrame(rank)
  const { size = 45, rule = RULE, seed = 1 } = other
  return makeList(madeUpPool(frame, 400, seed), { frame, size, rule, ...(wishes && { wishes }) })
}
const ids = ({ rows }: MadeList) => rows.map(({ candidate }) => candidate.id)
const share = ({ rows }: MadeList, is: (row: MadeList['rows'][number]) => boolean) =>
  rows.filter(is).length / rows.length

const ranks = fc.integer({ min: 800, max: 120_000 })
const seeds = fc.integer({ min: 1, max: 500 })

/** Lists that are only looked at; each run draws others. */
const drawn = fc.sample(fc.record({ rank: ranks, seed: seeds }), 8).map(({ rank, seed }) => ({
  ...{ rank, seed, named: `rank ${rank}, seed ${seed}` },
  made: listFor(rank, undefined, { seed }),
}))

describe('a list that an adviser signs', () => {
  it('reads no 稳 before a 冲, whatever is wished for', () => {
    for (const wishes of [
      undefined,
      { ...NO_WISHES, provinces: ['江苏', '浙江'], majorCodes: ['0809'], priority: '地区优先' as const },
      { ...NO_WISHES, majorCodes: ['0806'], priority: '专业优先' as const },
    ]) {
      const kinds = listFor(RANK, wishes).rows.map(({ kind }) => Math.max(kind, 1))
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
      expect(new Set(kinds)).toEqual(new Set([1, 2, 3]))
    }
  })

  it('gives the first of a province four 冲 and no more 保 than hold them', () => {
    const { rows } = listFor(300)
    expect(rows.filter(({ kind }) => kind === 1).length).toBeGreaterThanOrEqual(4)
    expect(rows.filter(({ kind }) => kind === 3).length).toBeLessThanOrEqual(4)
  })

  it('is the same for the same input', () => {
    const [first] = drawn
    expect(first && ids(listFor(first.rank, undefined, first))).toEqual(first && ids(first.made))
  })

  it('has at most three of a school, a fifth of dreams, few small units and none of them as 保', () => {
    for (const { made, named } of drawn) {
      const counts = new Map<string, number>()
      for (const { candidate } of made.rows)
        counts.set(candidate.schoolId, (counts.get(candidate.schoolId) ?? 0) + 1)
      expect(Math.max(...counts.values()), named).toBeLessThanOrEqual(OF_ONE_SCHOOL)
      expect(
        share(made, ({ kind }) => kind === 0),
        named,
      ).toBeLessThanOrEqual(0.2)
      expect(
        share(made, ({ small }) => small),
        named,
      ).toBeLessThanOrEqual(0.03)
      expect(
        made.rows.filter(({ small, kind }) => small && kind === 3),
        named,
      ).toEqual([])
      expect(
        made.rows.filter(({ candidate }) => candidate.joint || candidate.institution === '民办'),
        named,
      ).toEqual([])
      expect(new Set(ids(made)).size, named).toBe(made.rows.length)
    }
  })

  it('passes its own check-up and ends on sound 保', () => {
    for (const { made, named } of drawn) {
      const { checked, rows, tail, outcome } = made
      expect(
        checked?.findings.filter(({ severity }) => severity !== 'low'),
        named,
      ).toEqual([])
      expect(checked?.findings.length, named).toBeLessThanOrEqual(5)
      expect(tail, named).toBe(5)
      expect(
        rows.slice(-tail).every(({ sound }) => sound),
        named,
      ).toBe(true)
      expect((outcome?.slip ?? 1) - (outcome?.barred ?? 0), named).toBeLessThan(0.01)
    }
  })

  it('stands in an order that its own suggestion calls reasonable', () => {
    const ordered = ({ rows }: ReturnType<typeof listFor>) =>
      rows.map(({ centre, worth, kind }) => ({ centre, worth, tier: kind || undefined }))
    for (const wishes of [undefined, { ...NO_WISHES, majorCodes: ['0809'], provinces: ['江苏'] }]) {
      expect(isReasonable(ordered(listFor(RANK, wishes)))).toBe(true)
    }
    const turned = ordered(listFor(RANK)).toReversed()
    expect(isReasonable(turned)).toBe(false)
  })

  it('has no dream that next to nobody reaches, unless it is asked for', () => {
    const idle = ({ rows }: MadeList) =>
      rows.filter(({ kind, candidate }) => kind === 0 && (candidate.judged.chance?.share ?? 0) < DREAM_CHANCE)
        .length
    expect(idle(listFor(RANK))).toBe(0)
    expect(idle(listFor(RANK, { ...NO_WISHES, majorCodes: ['0809'], priority: '专业优先' }))).toBeGreaterThan(
      0,
    )
  })

  it('lies half at home or next door while nobody wishes for a place', () => {
    expect(share(listFor(RANK), ({ near }) => near !== 'far')).toBeGreaterThanOrEqual(0.5)
  })

  it('is no easier for a better rank', () => {
    // The same units, judged for another candidate.
    const units = madeUpPool(madeUpFrame(RANK))
    const mean = (rank: number) => {
      const frame = madeUpFrame(rank)
      const judged = units.map((unit) => ({ ...unit, judged: judge(frame, { ...unit.row, adjust: true }) }))
      const { rows } = makeList(judged, { frame, size: 45, rule: RULE })
      return rows.reduce((sum, { centre }) => sum + centre, 0) / rows.length
    }
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 28_000 }),
        fc.integer({ min: 3, max: 30 }),
        (rank, percent) => {
          expect(mean(rank)).toBeLessThan(mean(Math.round(rank * (1 + percent / 100))))
        },
      ),
      { numRuns: 4 },
    )
  })

  it('reaches higher in a bolder style and is never longer than it may be', () => {
    const bold: ListRule = { dreamPercent: 20, reachPercent: 75, matchPercent: 15, safetyPercent: 10 }
    const steady: ListRule = { dreamPercent: 10, reachPercent: 45, matchPercent: 30, safetyPercent: 25 }
    const hard = (rule: ListRule) =>
      listFor(RANK, undefined, { rule }).rows.filter(({ kind }) => kind < 2).length
    expect(hard(bold)).toBeGreaterThan(hard(steady))
    for (const size of [1, 4, 18, 96]) {
      const { rows } = listFor(RANK, undefined, { size })
      expect(rows.length).toBeLessThanOrEqual(size)
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  it('stops where nothing below can be reached, and says so', () => {
    const frame = madeUpFrame(RANK)
    const query = {
      frame,
      size: 96,
      rule: { dreamPercent: 0, reachPercent: 20, matchPercent: 30, safetyPercent: 50 },
    }
    const made = makeList(madeUpPool(frame), query)
    expect(made.rows.length).toBeLessThan(96)
    expect(made.spare).toBe(96 - made.rows.length)
    expect(listNotes(made, query).join()).toContain(`还空 ${made.spare} 格，可以不填`)
  })

  it('is short for the first of a province, and names the other ways', () => {
    const frame = madeUpFrame(300)
    const query = { frame, size: 45, rule: RULE }
    const made = makeList(madeUpPool(frame), query)
    expect(made.rows.length).toBeLessThanOrEqual(15)
    expect(listNotes(made, query).join()).toContain('强基计划')
  })

  it('is empty where nothing is known, and says what it lacks', () => {
    const frame = madeUpFrame(RANK)
    const made = makeList([], { frame, size: 45, rule: RULE })
    expect(made.rows).toEqual([])
    expect(listNotes(made, { frame, size: 45, rule: RULE, nextBatch: '专科批' })[0]).toContain('专科批')
  })
})

describe('a list that does not hold', () => {
  const frame = madeUpFrame(RANK)
  const query = { frame, size: 45, rule: RULE }
  const asPrivate = (unit: ReturnType<typeof madeUpPool>[number]) => ({
    ...unit,
    joint: false,
    institution: '民办',
  })
  const madeOf = (isPrivate: (tier: number | undefined) => boolean) => {
    const pool = madeUpPool(frame).map((unit) => ({ ...unit, joint: false, institution: '公办' }))
    return makeList(
      pool.map((unit) => (isPrivate(unit.judged.tier) ? asPrivate(unit) : unit)),
      query,
    )
  }

  it('ends on 民办 that nobody asked for, and says so in the row and once for all', () => {
    const made = madeOf((tier) => tier === 3)
    const reserve = made.rows.filter((row) => row.reserve)
    expect(reserve.length).toBeGreaterThanOrEqual(3)
    expect(made.rows.slice(-reserve.length)).toEqual(reserve)
    expect((made.outcome?.slip ?? 1) - (made.outcome?.barred ?? 0)).toBeLessThanOrEqual(0.01)
    expect(made.checked?.findings.filter(({ severity }) => severity !== 'low')).toEqual([])
    for (const row of reserve) expect(rowReason(row, made)).toContain('民办')
    const notes = listNotes(made, query).filter((note) => note.includes('民办'))
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(/最后 \d+ 行是民办，学费每年 5,000 元/)
  })

  it('is made of 民办 where there is nothing else', () => {
    const made = madeOf(() => true)
    expect(made.rows.length).toBeGreaterThan(20)
    expect(made.rows.every((row) => row.reserve)).toBe(true)
  })

  it('has no 民办 where it holds without', () => {
    const some = madeOf((tier) => tier === 2)
    expect(some.rows.filter((row) => row.reserve)).toEqual([])
  })

  it('keeps to the limit of what a family pays', () => {
    const pool = madeUpPool(frame).map((unit) =>
      unit.judged.tier === 3
        ? { ...asPrivate(unit), majors: unit.majors.map((major) => ({ ...major, fee: 26_000 })) }
        : unit,
    )
    const dear = makeList(pool, { ...query, wishes: { ...NO_WISHES, maxFee: 10_000 } })
    expect(dear.rows.filter((row) => row.reserve)).toEqual([])
    expect(listNotes(dear, query).join()).toMatch(/可能落空|不够托住/)
  })
})

describe('wishes', () => {
  const wished = (wishes: Partial<ListWishes>) => ({ ...NO_WISHES, ...wishes })

  it('of a place are all of the list while there is enough', () => {
    const made = listFor(RANK, wished({ provinces: ['江苏', '浙江', '广东', '北京', '湖北'] }))
    expect(share(made, ({ heed }) => heed.place)).toBe(1)
    expect(
      listNotes(made, {
        frame: madeUpFrame(RANK),
        size: 45,
        rule: RULE,
        wishes: wished({ provinces: ['江苏', '浙江', '广东', '北京', '湖北'] }),
      }).join(),
    ).toMatch(/你选的 5 省有冲 \d+、稳 \d+、保 \d+；够填满/)
  })

  it('that cannot be met are said in the row', () => {
    const wishes = wished({ provinces: ['江苏'], majorCodes: ['080901'] })
    const made = listFor(RANK, wishes)
    const outside = made.rows.filter(({ heed }) => !heed.place)
    expect(outside.length).toBeGreaterThan(0)
    for (const row of outside) expect(rowReason(row, made, wishes)).toContain('不在你选的省')
    // Why nothing better stands there is said once, and in no row.
    const notes = listNotes(made, { frame: madeUpFrame(RANK), size: 45, rule: RULE, wishes })
    expect(notes.filter((note) => /不全合意向.*都合的.*(只有 \d+ 个|没有)/.test(note))).toHaveLength(1)
    expect(notes.filter((note) => note.includes('往年都够得着'))).toHaveLength(1)
    const longest = Math.max(...made.rows.map((row) => rowReason(row, made, wishes)?.length ?? 0))
    expect(longest).toBeLessThan(30)
  })

  it('go by what counts most', () => {
    const both = { provinces: ['江苏'], majorCodes: ['0809'] }
    const place = listFor(RANK, wished({ ...both, priority: '地区优先' }))
    const major = listFor(RANK, wished({ ...both, priority: '专业优先' }))
    expect(share(place, ({ heed }) => heed.place)).toBeGreaterThan(share(major, ({ heed }) => heed.place))
    expect(share(major, ({ heed }) => heed.major)).toBeGreaterThan(share(place, ({ heed }) => heed.major))
  })

  it('are met by every 保 before the end as far as by those of the end', () => {
    for (const majorCodes of [['0809'], ['0301'], ['0806']]) {
      const { rows, tail } = listFor(RANK, wished({ provinces: ['江苏', '浙江'], majorCodes }))
      const least = Math.min(...rows.slice(-tail).map(({ rank }) => rank))
      const before = rows.slice(0, -tail).filter(({ kind }) => kind === 3)
      expect(before.filter(({ rank }) => rank < least)).toEqual([])
    }
  })

  it('are met by the end of a list before home is thought of', () => {
    const frame = madeUpFrame(RANK)
    for (const majorCodes of [['0809'], ['0301'], ['0806'], ['0701']]) {
      const wishes = wished({ majorCodes })
      const { rows, tail } = listFor(RANK, wishes)
      const end = rows.slice(-tail)
      const schools = new Set(end.map(({ candidate }) => candidate.schoolId))
      const others = prepare(madeUpPool(frame), { frame, wishes }).filter(
        ({ sound, liked, heed, candidate }) =>
          sound && liked && heed.major && !schools.has(candidate.schoolId),
      )
      if (others.length > 0) expect(end.filter(({ heed }) => !heed.major)).toEqual([])
    }
  })

  it('that are more never choose more rows that meet none of them', () => {
    const provinces = ['江苏', '浙江', '广东']
    fc.assert(
      fc.property(
        ranks,
        seeds,
        fc.subarray(['0809', '0806', '0301'], { minLength: 1 }),
        (rank, seed, majorCodes) => {
          const frame = madeUpFrame(rank)
          const pool = madeUpPool(frame, 400, seed)
          const against = (wishes: Partial<ListWishes>) => {
            const open = openTo(pool, { frame, size: 45, wishes: wished(wishes) })
            const { body, tail } = fillRows(open, { size: 45, rule: RULE, namesPlaces: true })
            return [...body, ...tail].filter((row) => row.rank === 0).length
          }
          expect(against({ provinces, majorCodes })).toBeLessThanOrEqual(against({ provinces }))
          expect(against({ provinces, majorCodes, schoolTypes: ['理工类'] })).toBeLessThanOrEqual(
            against({ provinces }),
          )
        },
      ),
      { numRuns: 10 },
    )
  })

  it('against a major, and a limit on the fee, are conditions', () => {
    const made = listFor(RANK, wished({ excludedMajorCodes: ['1011'], maxFee: 4000 }))
    expect(made.rows).toEqual([])
    const free = listFor(RANK, wished({ excludedMajorCodes: ['1011'], maxFee: 6000 }))
    expect(free.rows.flatMap(({ named }) => named).filter(({ name }) => name === '护理学')).toEqual([])
    expect(free.checked?.findings.filter(({ severity }) => severity !== 'low')).toEqual([])
  })

  it('leave out what the student may not study', () => {
    const frame = madeUpFrame(RANK)
    const { rows } = makeList(madeUpPool(frame), { frame, size: 45, rule: RULE, student: { colour: '色弱' } })
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.flatMap(({ named }) => named).filter(({ name }) => name === '护理学')).toEqual([])
  })

  it('of nobody are met by a unit that is entered by its cold major alone', () => {
    const frame = madeUpFrame(RANK)
    const [unit] = madeUpPool(frame).filter(
      ({ judged, joint, institution }) => judged.tier === 2 && !joint && institution === '公办',
    )
    if (!unit) throw new Error('no unit')
    const [first] = unit.majors
    if (!first) throw new Error('no major')
    const cold = { ...first, code: '09', name: '护理学', catalogueCodes: ['101101'] }
    const makes = (...majors: readonly (typeof first)[]) =>
      openTo([{ ...unit, majors }], { frame, size: 45 }).length
    expect(makes({ ...first, name: '法学', share: 0.01 }, { ...cold, share: 0.6 })).toBe(0)
    expect(makes({ ...first, name: '法学', share: 0.5 }, { ...cold, share: 0.6 })).toBe(0)
    expect(makes({ ...first, name: '法学', plan: 20, share: 0.57 }, { ...cold, share: 0.6 })).toBe(1)
    // Who reads 护理学 alone knows what it is: such a unit holds a list where nothing else does.
    // A planner who wants the unit in every list has weighed it.
    const trap = [
      { ...first, name: '法学', share: 0.01 },
      { ...cold, share: 0.6 },
    ]
    const must = [unit.id]
    expect(openTo([{ ...unit, majors: trap }], { frame, size: 45, must })).toHaveLength(1)
    const [alone] = openTo([{ ...unit, majors: [{ ...cold, share: 0.6 }] }], { frame, size: 45 })
    expect(alone?.liked).toBe(false)
    const wishes = wished({ majorCodes: ['1011'] })
    const [asked] = openTo([{ ...unit, majors: [{ ...cold, share: 0.6 }] }], { frame, size: 45, wishes })
    expect(asked?.liked).toBe(true)
  })

  it('of nobody choose a unit where 服从 leads to what most families leave, if another is as good', () => {
    const frame = madeUpFrame(RANK)
    const pool = madeUpPool(frame)
    const before = new Set(ids(makeList(pool, { frame, size: 45, rule: RULE })))
    // Two thirds of those who enter reach the plain major: no trap, and yet worth less than others.
    const doubtful = pool.map((unit) => {
      const [first] = unit.majors
      const share = unit.judged.chance?.share ?? 0
      if (!first || !before.has(unit.id) || unit.judged.tier === undefined) return unit
      const plain = { ...first, name: '法学', catalogueCodes: ['030101'], share: share * 0.66 }
      const cold = { ...first, code: '09', name: '护理学', catalogueCodes: ['101101'], share }
      return { ...unit, majors: [plain, cold] }
    })
    const after = makeList(doubtful, { frame, size: 45, rule: RULE })
    const isDoubtful = ({ candidate }: MadeList['rows'][number]) =>
      candidate.majors.some(({ code }) => code === '09')
    expect(share(after, isDoubtful)).toBeLessThan(0.6)
    // In a row that is likely, what is likely is what most families would take.
    expect(after.rows.filter((row) => row.kind >= 2 && isDoubtful(row))).toEqual([])
    expect(after.rows.some((row) => row.kind === 1 && isDoubtful(row))).toBe(true)
    expect(before.size).toBeGreaterThan(30)
  })

  it('of nobody choose a unit that hangs on few places, or leads to what is not named, if another is as good', () => {
    const frame = madeUpFrame(RANK)
    const pool = madeUpPool(frame)
    const before = new Set(ids(makeList(pool, { frame, size: 45, rule: RULE })))
    const changed = (change: (unit: (typeof pool)[number]) => (typeof pool)[number]) => {
      const units = pool.map((unit) => (before.has(unit.id) ? change(unit) : unit))
      const after = makeList(units, { frame, size: 45, rule: RULE })
      return after.rows.filter(({ candidate }) => before.has(candidate.id)).length
    }
    const same = changed((unit) => unit)
    const few = changed((unit) => ({ ...unit, majors: unit.majors.map((each) => ({ ...each, plan: 1 })) }))
    const many = changed((unit) => {
      const more = Array.from({ length: 4 }, (_, place) =>
        unit.majors.map((each) => ({ ...each, code: `${each.code}-${place}`, name: `${each.name}${place}` })),
      )
      return { ...unit, majors: [...unit.majors, ...more.flat()] }
    })
    expect([few < same, many < same]).toEqual([true, true])
  })

  it('of nobody are met far away or by what most families leave, but for three 保', () => {
    const frame = madeUpFrame(RANK)
    const pool = madeUpPool(frame)
    const far = pool.map((unit) => ({ ...unit, province: '新疆' }))
    const unpopular = pool.map((unit) => ({
      ...unit,
      majors: unit.majors.map((major) => ({ ...major, name: '思想政治教育', catalogueCodes: ['030503'] })),
    }))
    const query = { frame, size: 45, rule: RULE }
    for (const units of [far, unpopular]) {
      const { rows } = makeList(units, query)
      expect(rows.map(({ kind }) => kind)).toEqual([3, 3, 3])
      const { rows: mixed } = makeList(
        [...pool, ...units.map((unit) => ({ ...unit, id: `${unit.id}-b` }))],
        query,
      )
      expect(mixed.filter(({ liked }) => !liked)).toEqual([])
    }
    // 四川 lies next to 西藏, and is as far from it as others are.
    const beside = makeList(
      pool.map((unit) => ({ ...unit, province: '西藏' })),
      { ...query, frame: madeUpFrame(RANK, '四川') },
    )
    expect(beside.rows.filter(({ liked }) => liked)).toEqual([])
    const there = makeList(far, { ...query, wishes: wished({ provinces: ['新疆'] }) })
    expect(there.rows.length).toBeGreaterThan(20)
    const asked = makeList(unpopular, { ...query, wishes: wished({ majorCodes: ['0305'] }) })
    expect(asked.rows.length).toBeGreaterThan(20)
  })

  it('of nobody give a science student the majors of the others', () => {
    const frame = madeUpFrame(RANK)
    const unit = madeUpPool(frame).find(({ judged }) => judged.tier === 2)
    const arts = unit?.majors.map((major) => ({ ...major, name: '历史学', catalogueCodes: ['060101'] }))
    if (!unit || !arts) throw new Error('no unit')
    const liked = (subject: '物理' | '历史') =>
      openTo([{ ...unit, institution: '公办', joint: false, majors: arts }], {
        frame: { ...frame, subject },
        size: 45,
      })[0]?.liked
    expect(liked('物理')).toBe(false)
    expect(liked('历史')).toBe(true)
  })

  it('of nobody are promised by a 保 of fewer than five places', () => {
    const frame = madeUpFrame(RANK)
    const unit = madeUpPool(frame).findLast(
      ({ plan, joint, institution }) => plan > 5 && !joint && institution === '公办',
    )
    if (!unit) throw new Error('no unit')
    const sound = (plan: number) =>
      openTo([{ ...unit, plan, row: { ...unit.row, lastPlan: plan } }], { frame, size: 45 })[0]?.sound
    expect([sound(5), sound(4)]).toEqual([true, false])
    // The places that count are those of majors that a family would take, and is sure of.
    const [first] = unit.majors
    if (!first) throw new Error('no major')
    const mixed = (places: number, share: number) => {
      const cold = { ...first, code: '09', name: '护理学', catalogueCodes: ['101101'], plan: 40, share: 0.99 }
      const plain = { ...first, name: '法学', catalogueCodes: ['030101'], plan: places, share }
      return (
        openTo([{ ...unit, plan: 40 + places, majors: [plain, cold] }], { frame, size: 45 })[0]?.sound ??
        false
      )
    }
    expect([mixed(5, 0.98), mixed(4, 0.98), mixed(5, 0.85)]).toEqual([true, false, false])
  })

  it('of a planner put units in and keep schools out', () => {
    const frame = madeUpFrame(RANK)
    const pool = madeUpPool(frame)
    const must = ['u-395']
    const banned = ['s-40', 's-41', 's-42', 's-43', 's-44', 's-45']
    const { rows } = makeList(pool, { frame, size: 45, rule: RULE, must, banned })
    expect(rows.map(({ candidate }) => candidate.id)).toContain('u-395')
    expect(rows.filter(({ candidate }) => banned.includes(candidate.schoolId))).toEqual([])
  })

  it('of a planner hold against the check-up, however short or ordered the list', () => {
    const frame = madeUpFrame(RANK)
    const pool = madeUpPool(frame)
    // A language that the student has not learnt is what a check-up objects to.
    const must = ['u-180', 'u-250', 'u-330']
    const odd = pool.map((unit) =>
      must.includes(unit.id) ? { ...unit, row: { ...unit.row, limits: { language: ['俄语'] } } } : unit,
    )
    const student = { language: '英语' }
    const sequence = { ...frame, form: { ...frame.form, parallel: false } }
    for (const given of [
      { frame, size: 45 },
      { frame, size: 6 },
      { frame: sequence, size: 4 },
    ]) {
      const made = makeList(odd, { ...given, rule: RULE, must, student })
      expect(ids(made)).toEqual(expect.arrayContaining(must))
      expect(made.missing).toEqual([])
    }
  })

  it('of a planner that cannot be met are told by name', () => {
    const frame = madeUpFrame(RANK)
    const pool = madeUpPool(frame).map((unit, place) => {
      if (place === 100) return { ...unit, judged: { ...unit.judged, fit: 'not-met' as const } }
      if (place === 101) return { ...unit, judged: { fit: unit.judged.fit, past: [], ...NOTHING_KNOWN } }
      return unit
    })
    const must = ['u-100', 'u-101', 'u-160', 'u-200', '9-01']
    const query = { frame, size: 45, rule: RULE, must, banned: ['s-40'] }
    const made = makeList(pool, query)
    expect(ids(made)).toContain('u-200')
    expect(listNotes(made, { ...query, nameOf: () => '上饶师范学院 101' }).slice(0, 4)).toEqual([
      '指定要有的学校 25 100没有放进来：选科不符',
      '指定要有的学校 25 101没有放进来：机会不到 1%，或没有可比的线',
      '指定要有的学校 40 160没有放进来：它的院校在不放进任何表的名单里',
      '指定要有的上饶师范学院 101没有放进来：这个批次的招生计划里没有它',
    ])
    const full = makeList(pool, { ...query, size: 1, must: ['u-200', 'u-201'] })
    expect(full.missing?.map(({ why }) => why)).toEqual(['这张表一共放不下这么多指定的志愿'])
  })
})
