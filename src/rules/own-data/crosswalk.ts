import { comparableSubject } from '../exam/subject-counterpart'
import { isOldExamYear } from '../filing/application-form'
import { batchLevel, isEarlyBatch } from '../filing/batches'
import { isJoint } from '../filing/joint'
import type { GivenGroupLine, GivenMajorLine, GivenPlanRow, GivenProvince } from './given'
import type { GivenUnit, UnitLine } from './unit-line'

/*
 * Which line of an earlier year a unit has. Groups are cut anew each year and codes are given anew: what stays is the school,
 * the subject, the batch and the majors by their names. Source: the study of own data, sections 4 and 5.
 */

/** An earlier group is that of a unit where so many majors are of both. In a share of the majors of either. */
const ALIKE = 0.6
/** With less than this share of the plan in view, the line is a range. */
const LEAST_KNOWN = 0.5

/** Finds the line of a unit in an earlier year; undefined where nothing of that year is of it. */
export type LineOfUnit = (unit: GivenUnit, year: number) => UnitLine | undefined

type Lines = Pick<GivenProvince, 'province' | 'groupLines' | 'majorLines'>

/** Makes the lines of a province ready for its units. The order of the rows counts for nothing. */
export function crosswalk({ province, groupLines, majorLines }: Lines): LineOfUnit {
  const groups = bySchool(groupLines)
  const majors = bySchool(majorLines)
  return (unit, year) => {
    const key = `${unit.schoolId}|${year}`
    const isOfUnit = sameCandidates(province, unit, year)
    const ofGroups = (groups.get(key) ?? []).filter(isOfUnit)
    const ofMajors = (majors.get(key) ?? []).filter(isOfUnit)
    return (
      namedGroup(unit, year, ofGroups, ofMajors) ??
      alikeGroup(unit, ofGroups, ofMajors) ??
      fromMajors(unit, year, matched(unit, ofMajors), '专业')
    )
  }
}

function bySchool<L extends GivenGroupLine>(lines: readonly L[]): ReadonlyMap<string, readonly L[]> {
  const all = new Map<string, L[]>()
  for (const line of lines) {
    const key = `${line.schoolId}|${line.year}`
    const known = all.get(key)
    if (known) known.push(line)
    else all.set(key, [line])
  }
  return all
}

/** The same candidates in the same batch; across a new exam, those who sat the same, in a batch of the same level. */
function sameCandidates(province: string, unit: GivenUnit, year: number) {
  const isOtherExam = isOldExamYear(province, year) !== isOldExamYear(province, unit.year)
  return (line: GivenGroupLine): boolean => {
    if (line.category !== unit.category) return false
    if (!isOtherExam) return line.subject === unit.subject && line.batch === unit.batch
    return (
      comparableSubject(unit.subject, [line.subject]) !== undefined &&
      batchLevel(line.batch) === batchLevel(unit.batch) &&
      isEarlyBatch(line.batch) === isEarlyBatch(unit.batch)
    )
  }
}

/** The plan itself says which group of last year a unit goes on from. */
function namedGroup(
  unit: GivenUnit,
  year: number,
  groups: readonly GivenGroupLine[],
  majors: readonly GivenMajorLine[],
): UnitLine | undefined {
  const named = new Set(unit.rows.flatMap(({ lastGroup }) => lastGroup ?? []))
  const [code] = named
  if (named.size !== 1 || year !== unit.year - 1 || code === undefined) return undefined
  const published = easiest(groups.filter((line) => line.group === code))
  const own = matched(unit, majors)
  if (published) return ofPublished(unit, published, own.length, '上年专业组')
  const ofGroup = majors.filter((line) => line.group === code)
  const line = fromMajors(unit, year, ofGroup, '上年专业组')
  return line && { ...line, matched: own.length }
}

/** A published group that asks for the same and has most of the majors. */
function alikeGroup(
  unit: GivenUnit,
  groups: readonly GivenGroupLine[],
  majors: readonly GivenMajorLine[],
): UnitLine | undefined {
  const own = new Set(unit.rows.map(majorKey))
  const shares = groups.flatMap((line) => {
    if (line.group === undefined || !asksTheSame(unit.requirement, line.requirement)) return []
    const its = new Set(majors.filter(({ group }) => group === line.group).map(majorKey))
    const shared = [...own].filter((name) => its.has(name)).length
    const share = shared / Math.max(own.size, its.size)
    return share >= ALIKE ? [{ line, share, shared }] : []
  })
  const best = Math.max(...shares.map(({ share }) => share))
  const found = shares.filter(({ share }) => share === best)
  const line = easiest(found.map((one) => one.line))
  // Two groups that are equally like it: neither is it.
  if (!line || new Set(found.map((one) => one.line.group)).size > 1) return undefined
  return ofPublished(unit, line, found[0]?.shared ?? 0, '投档线')
}

function ofPublished(unit: GivenUnit, line: GivenGroupLine, count: number, by: UnitLine['by']): UnitLine {
  const { year, lowestScore, lowestRank, derived, at } = line
  return {
    year,
    ...(lowestScore !== undefined && { lowestScore }),
    ...(lowestRank !== undefined && { lowestRank }),
    by,
    ...(derived && { derived }),
    majors: unit.rows.length,
    matched: count,
    at,
  }
}

/** Lines of majors of the unit. A name that several rows have is not told apart, and matched to none. */
function matched(unit: GivenUnit, lines: readonly GivenMajorLine[]): readonly GivenMajorLine[] {
  return unit.rows.flatMap((row) => {
    if (unit.rows.some((other) => other !== row && majorKey(other) === majorKey(row))) return []
    const line = lineOfMajor(row, lines)
    return line ? [line] : []
  })
}

function lineOfMajor(row: GivenPlanRow, lines: readonly GivenMajorLine[]): GivenMajorLine | undefined {
  const named = lines.filter((line) => plain(line.major) === plain(row.major))
  const exact = named.filter((line) => majorKey(line) === majorKey(row))
  if (exact.length === 1) return exact[0]
  // Where old lines have no remarks a joint programme would pass for the ordinary one.
  const loose = exact.length > 0 ? exact : named.filter((line) => canBe(line, row))
  const asking = loose.filter((line) => asksTheSame(row.requirement, line.requirement))
  const found = asking.length > 0 ? asking : loose
  return found.length === 1 ? found[0] : undefined
}

const canBe = (line: GivenMajorLine, row: GivenPlanRow): boolean =>
  (line.note === undefined || row.note === undefined) &&
  isJoint(line.major, line.note) === isJoint(row.major, row.note)

/** What is not told may be the same. */
function asksTheSame(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || plain(a) === plain(b)
}

const known = new Map<string, string>()
const MOST_KNOWN = 50_000

/** A province has some thousand names of majors, and each is compared again and again. */
function plain(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const spelled = text.normalize('NFKC').replace(/\s/g, '')
  known.set(text, spelled)
  return spelled
}

/** A major is its name and its remark. */
const majorKey = ({ major, note = '' }: Pick<GivenPlanRow, 'major' | 'note'>) =>
  `${plain(major)}|${plain(note)}`

function fromMajors(
  unit: GivenUnit,
  year: number,
  lines: readonly GivenMajorLine[],
  by: UnitLine['by'],
): UnitLine | undefined {
  const last = easiest(lines)
  const first = hardest(lines)
  if (!last || !first) return undefined
  const places = (rows: readonly GivenPlanRow[]) => rows.reduce((sum, { plan = 1 }) => sum + plan, 0)
  const keys = new Set(lines.map(majorKey))
  const names = new Set(lines.map(({ major }) => plain(major)))
  const own = unit.rows.filter((row) => keys.has(majorKey(row)) || names.has(plain(row.major)))
  const isPartial = by === '专业' && places(own) < LEAST_KNOWN * places(unit.rows)
  return {
    year,
    ...(last.lowestScore !== undefined && { lowestScore: last.lowestScore }),
    ...(last.lowestRank !== undefined && { lowestRank: last.lowestRank }),
    ...(isPartial && { isPartial }),
    ...(isPartial &&
      first !== last && {
        upTo: {
          ...(first.lowestScore !== undefined && { score: first.lowestScore }),
          ...(first.lowestRank !== undefined && { rank: first.lowestRank }),
        },
      }),
    by,
    derived: 'group-from-majors',
    majors: unit.rows.length,
    matched: lines.length,
    at: last.at,
  }
}

const easiest = <L extends GivenGroupLine>(lines: readonly L[]): L | undefined =>
  lines.toSorted((a, b) => compareLines(b, a))[0]

const hardest = <L extends GivenGroupLine>(lines: readonly L[]): L | undefined =>
  lines.toSorted(compareLines)[0]

/** The harder first: by score within a year, by rank where a score is not told. Then by place, so that no order decides. */
function compareLines(a: GivenGroupLine, b: GivenGroupLine): number {
  const byScore =
    a.lowestScore === undefined || b.lowestScore === undefined ? 0 : b.lowestScore - a.lowestScore
  const byRank = a.lowestRank === undefined || b.lowestRank === undefined ? 0 : a.lowestRank - b.lowestRank
  return byScore || byRank || a.at[0] - b.at[0] || a.at[1] - b.at[1]
}
