import type { Tier } from '~/mocks/world/admission/model/province-shape'
import { schoolLowestRank } from '~/mocks/world/admission/model/strength'
import { sideOf } from '~/mocks/world/admission/model/strength-scale'
import { findSchool } from '~/mocks/world/schools/schools'
import { examMode } from '~/rules/exam/exam-mode'
import { atMost, type BoundedRow, boundedSection } from './bounded-row'
import { type ReferenceRow, referenceRows } from './reference-file'
import type { ReportOptions, Section } from './section'
import { type Shown, shownIn, TIER_YEAR } from './shown-lines'
import { quantile } from './statistics'

const THE_SCALE = '安徽'
const TIERS: Readonly<Record<string, Tier>> = {
  '985': '985',
  '211': '211',
  双一流: '双一流',
  公办: 'public',
  '民办/独立': 'private',
}
/** Tables with so many of 985 hold all schools; the others hold about a third of them, the same ones everywhere. */
const WHOLE = 22

/** One row of the reference, and how far the world is off it. */
interface Cell {
  readonly name: string
  readonly tier: Tier
  readonly home: boolean
  readonly low: number
  readonly middle: number
  /** Number of majors over the reference's, less 1. */
  readonly majors: number
  /** The world's and the reference's line. */
  readonly own: number
  readonly real: number
}

/** Depth of lines and numbers of majors against quartiles by province, subject, tier of school, at home or away. */
export function tierSection(dataDir: string, { every }: ReportOptions): Section {
  const reference = referenceRows(dataDir, 'province_tier_lines_2024_2025').filter(
    ({ year }) => year === String(TIER_YEAR),
  )
  const cells = cellsOf(reference, every)
  return boundedSection('各省院校线：按层次、省内外，与公开数据的中位数比较（2025，ln 位次）', [
    ...lineRows(cells),
    ...tailRows(cells, every === 1),
    ...homeRows(cells),
    ...majorRows(cells),
    ...handRows(),
  ])
}

function cellsOf(reference: readonly ReferenceRow[], every: number): Cell[] {
  const exams = [...new Set(reference.map(({ province, subject }) => `${province}|${subject}`))]
  const scale = new Map((['物理', '历史'] as const).map((side) => [side, shownIn(THE_SCALE, side)]))
  const inScale = reference.filter(({ province }) => province === THE_SCALE)
  return exams.flatMap((exam, turn) => {
    const [province = '', name = ''] = exam.split('|')
    const subject = examMode(province, TIER_YEAR)?.subjects.find((known) => known === name)
    if (!subject || turn % Math.min(every, LEAST_TURN) !== 0) return []
    const rows = reference.filter((row) => row.province === province && row.subject === subject)
    const whole = rows.some(({ tier, schools: count }) => tier === '985' && Number(count) >= WHOLE)
    const shown = shownIn(province, subject)
    return rows.flatMap((row) => {
      const tier = TIERS[row.tier ?? '']
      const home = row.where === 'home'
      const own = shown.filter((school) => school.tier === tier && school.home === home)
      if (!tier || own.length < 3) return []
      const known = inScale.find(
        (other) => other.subject === sideOf(subject) && other.tier === row.tier && other.where === row.where,
      )
      const among = (scale.get(sideOf(subject)) ?? []).filter(
        (school) => school.tier === tier && school.home === home,
      )
      const share = whole || home || !known ? 0.5 : shareAbove(among, Number(known.low_q50))
      return [cellOf(row, tier, own, share)]
    })
  })
}

/** With `--every` only some of the provinces are looked at. */
const LEAST_TURN = 6

/** Where the middle school of a partial table stands among all schools of its tier. */
function shareAbove(schools: readonly Shown[], depth: number): number {
  return schools.length === 0 ? 0.5 : schools.filter(({ low }) => low < depth).length / schools.length
}

function cellOf(row: ReferenceRow, tier: Tier, own: readonly Shown[], share: number): Cell {
  const at = (of: (school: Shown) => number, part: number) => quantile(own.map(of), part)
  const line = at(({ low }) => low, share)
  return {
    name: `${row.province} ${row.subject} ${row.tier}${row.where === 'home' ? '（省内）' : ''}`,
    tier,
    home: row.where === 'home',
    low: line - Number(row.low_q50),
    middle: at(({ middle }) => middle, share) - Number(row.mid_q50),
    majors: at(({ majors }) => majors, 0.5) / Number(row.majors) - 1,
    own: line,
    real: Number(row.low_q50),
  }
}

function lineRows(cells: readonly Cell[]): BoundedRow[] {
  const away = cells.filter(({ home }) => !home)
  const errors = away.map(({ low }) => Math.abs(low))
  const worst = away.toSorted((a, b) => Math.abs(b.low) - Math.abs(a.low))[0]
  return [
    atMost(`省外 ${away.length} 格，院校线 |Δ| 中位`, quantile(errors, 0.5), 0.15),
    atMost('省外，院校线 |Δ| P90', quantile(errors, 0.9), 0.5),
    atMost(`省外，最差的一格（${worst?.name ?? '–'}）`, Math.max(...errors), 0.2),
  ]
}

/** A mean over a sixth of the cells is shown only. */
function tailRows(cells: readonly Cell[], all: boolean): BoundedRow[] {
  return (['985', '211'] as const).flatMap((tier) => {
    const away = cells.filter((cell) => cell.tier === tier && !cell.home)
    const mean = (of: (cell: Cell) => number) => away.reduce((sum, cell) => sum + of(cell), 0) / away.length
    return [
      atMost(`${tier} 最低专业，平均偏差`, Math.abs(mean(({ low }) => low)), 0.1),
      atMost(`${tier} 中位专业，平均偏差`, Math.abs(mean(({ middle }) => middle)), 0.1),
    ].map((row) => (all ? row : { ...row, bound: '–', met: true }))
  })
}

function homeRows(cells: readonly Cell[]): BoundedRow[] {
  const home = cells.filter((cell) => cell.home)
  const pairs = home.flatMap((cell) => {
    const away = cells.find((other) => !other.home && other.name === cell.name.replace('（省内）', ''))
    return away && !cell.name.startsWith(THE_SCALE) ? [{ cell, away }] : []
  })
  const wrong = pairs.filter(({ cell, away }) => {
    const [own, real] = [cell.own - away.own, cell.real - away.real]
    return Math.sign(own) !== Math.sign(real) && Math.abs(own - real) > 0.1
  })
  return [
    atMost(
      `省内 ${home.length} 格，院校线 |Δ| 中位`,
      quantile(
        home.map(({ low }) => Math.abs(low)),
        0.5,
      ),
      0.15,
    ),
    atMost(`省内外之差方向不对的格（共 ${pairs.length}）`, wrong.length, 0, 0),
  ]
}

function majorRows(cells: readonly Cell[]): BoundedRow[] {
  return [false, true].flatMap((home) => {
    const some = cells.filter((cell) => cell.home === home)
    const off = some.filter(({ majors }) => Math.abs(majors) > 0.25)
    const where = home ? '省内' : '省外'
    return [
      atMost(
        `${where}，院校专业数的偏差，中位`,
        quantile(
          some.map(({ majors }) => Math.abs(majors)),
          0.5,
        ),
        0.25,
      ),
      atMost(
        `${where}，专业数偏差超过四分之一的格（共 ${some.length}）`,
        off.length,
        Math.ceil(some.length / 20),
        0,
      ),
    ]
  })
}

/** Published lines of schools that 安徽 does not know: code, province, subject, rank. */
const BY_HAND = [
  ['14430', '江苏', '物理', 830],
  ['14430', '浙江', '综合', 403],
  ['14430', '河北', '物理', 233],
  ['14626', '重庆', '物理', 516],
  ['14880', '浙江', '综合', 9525],
  ['14878', '河北', '物理', 41_921],
  ['16404', '贵州', '物理', 6073],
] as const

function handRows(): BoundedRow[] {
  return BY_HAND.map(([id, province, subject, rank]) => {
    const school = findSchool(id)
    const own = school && schoolLowestRank({ school, province, year: TIER_YEAR, subject })
    const error = Math.abs(Math.log((own ?? Number.NaN) / rank))
    const row = atMost(`${school?.schoolName} ${province} ${subject}（公布 ${rank}）`, error, 0.3)
    return { ...row, measured: `${own}，${row.measured}` }
  })
}
