import { splitOutside } from '../../cells/cell-text'
import type { ApplicationUnit } from '../../exam/province-forms'
import type { ImportedRow } from './imported-row'
import { readMajor, unpadded } from './match-major'
import { groupCode, type Match, matchRow, nearestOf, type OfferedUnit } from './match-row'
import type { SchoolFinder } from './match-school'
import type { SchoolReading } from './named-school'

/** Rows of a table that name one choice, with the school that they name. */
export interface NamedRow {
  readonly row: ImportedRow
  /** The lines of the table that were read as this one, the first first. */
  readonly lines: readonly number[]
  readonly school: SchoolReading
  /** The single rows, where nothing but the school says that they are one choice. */
  readonly parts?: readonly NamedRow[]
}

/**
 * The choices that rows name: rows of one unit that follow each other are one choice with its majors in order. Where a choice
 * is one major, each major is one.
 */
export function namedRows(
  rows: readonly ImportedRow[],
  { schoolOf }: Pick<SchoolFinder, 'schoolOf'>,
  unit: ApplicationUnit,
): readonly NamedRow[] {
  const named = rows.map((row) => withBeside(row, schoolOf(row)))
  if (unit === '专业+院校') return named.flatMap(oneMajorEach)
  const joined: NamedRow[] = []
  for (const one of named) {
    const before = joined.at(-1)
    if (before && isSameChoice(before, one, unit)) joined[joined.length - 1] = joinedRow(before, one, unit)
    else joined.push(one)
  }
  return joined
}

/** A row with what stands beside the name of its school. */
function withBeside(row: ImportedRow, school: SchoolReading): NamedRow {
  const group = row.group !== undefined && !isWhole(row, school) ? row.group : (school.group ?? row.group)
  const hasOwn = row.majors.length > 0
  const beside = majorsBeside(school)
  const majors = hasOwn ? row.majors : beside.map((name) => ({ name }))
  const isUnused =
    hasOwn && school.major !== undefined && !row.majors.some(({ name }) => name === school.major)
  const marks = [...(school.marks ?? []), ...(isUnused && school.major !== undefined ? [school.major] : [])]
  return {
    row: { ...row, ...(group !== undefined && { group }), majors },
    lines: [row.line],
    school: marks.length > 0 ? { ...school, marks } : school,
  }
}

const majorsBeside = ({ major }: SchoolReading): readonly string[] =>
  major === undefined ? [] : splitOutside(major, '、,;/|\n')

/** The code of the group was that of the school too. */
const isWhole = ({ school, schoolCode }: ImportedRow, named: SchoolReading): boolean =>
  school === undefined && schoolCode === undefined && named.group !== undefined

function oneMajorEach(named: NamedRow): readonly NamedRow[] {
  const { row } = named
  return row.majors.length < 2
    ? [named]
    : row.majors.map((major) => ({ ...named, row: { ...row, majors: [major] } }))
}

function isSameChoice(before: NamedRow, { row, school }: NamedRow, unit: ApplicationUnit): boolean {
  const sure = 'id' in school ? school.id : undefined
  const last = 'id' in before.school ? before.school.id : undefined
  const isSameSchool =
    sure !== undefined || last !== undefined
      ? sure === last
      : row.school === before.row.school && row.schoolCode === before.row.schoolCode
  const code = (group: string | undefined) => (group === undefined ? undefined : unpadded(groupCode(group)))
  if (!isSameSchool || code(row.group) !== code(before.row.group)) return false
  // A row without majors is a choice of its own, also where the one before it is the same.
  return (
    (row.majors.length > 0 && before.row.majors.length > 0) ||
    (row.group !== undefined && unit === '院校专业组')
  )
}

function joinedRow(before: NamedRow, one: NamedRow, unit: ApplicationUnit): NamedRow {
  const adjust = before.row.adjust ?? one.row.adjust
  const adjusts = [before, one].flatMap(
    ({ row }) => row.adjusts ?? (row.adjust === undefined ? [] : [row.adjust]),
  )
  const unclear = before.row.unclearAdjust ?? one.row.unclearAdjust
  const isOpen = unit === '院校专业组' && one.row.group === undefined
  return {
    school: before.school,
    lines: [...before.lines, ...one.lines],
    row: {
      ...before.row,
      majors: [...before.row.majors, ...one.row.majors],
      ...(adjust !== undefined && { adjust }),
      ...(adjusts.length > 1 && { adjusts }),
      ...(unclear !== undefined && { unclearAdjust: unclear }),
    },
    ...(isOpen && { parts: [...(before.parts ?? [before]), one] }),
  }
}

/** A row with the unit that it means. */
export interface FoundRow<Unit extends OfferedUnit> extends Omit<NamedRow, 'parts'> {
  readonly match: Match<Unit>
}

/** What a school is called where it stands. */
export interface PlacedUnit extends OfferedUnit {
  readonly provinceName?: string | null | undefined
  readonly cityName?: string | null | undefined
}

/** Finds the unit of each row. `unitsOf` gives those of a school. */
export function foundRows<Unit extends PlacedUnit>(
  named: readonly NamedRow[],
  unitsOf: (schoolId: string) => readonly Unit[],
): readonly FoundRow<Unit>[] {
  return named.flatMap((one) => {
    const found = foundRow(one, unitsOf)
    if (!one.parts || 'unit' in found.match) return [found]
    return one.parts.map((part) => foundRow(part, unitsOf))
  })
}

/** A bracket beside a school that means one of its groups; the code of the group says which. */
const PROGRAMME = /中外|专项|师范|民族|预科/

function foundRow<Unit extends PlacedUnit>(
  { row, lines, school }: NamedRow,
  unitsOf: (schoolId: string) => readonly Unit[],
): FoundRow<Unit> {
  if ('id' in school) {
    const units = unitsOf(school.id)
    const match = matchRow(row, units)
    const beside = majorsBeside(school)
    // 东北大学秦皇岛某院 is no major of 东北大学: the name may be that of another school.
    const isOther =
      ('unit' in match &&
        beside.length > 0 &&
        beside.every((name) => 'why' in readMajor(match.unit.majors, { name }))) ||
      (row.group === undefined && (school.marks ?? []).some((mark) => PROGRAMME.test(mark)))
    return { row, lines, school, match: isOther ? { nearest: nearestOf(row, units) } : match }
  }
  const [first] = school.ids
  const standsThere =
    school.place !== undefined && first !== undefined && unitsOf(first).some(isAt(school.place))
  if (standsThere) {
    const { ids: _, why: __, place, ...beside } = school
    const marks = [...(school.marks ?? []), ...(place === undefined ? [] : [place])]
    return { row, lines, school: { ...beside, id: first, marks }, match: matchRow(row, unitsOf(first)) }
  }
  // Those of the school that comes first, in the order of the row; then the next.
  return { row, lines, school, match: { nearest: nearestOf(row, school.ids.flatMap(unitsOf)) } }
}

/** 郑州大学（郑州） is 郑州大学. */
const isAt =
  (place: string) =>
  ({ provinceName, cityName }: PlacedUnit): boolean => {
    const bare = (name: string) => name.replace(/(省|市|自治区|壮族自治区|回族自治区|维吾尔自治区)$/, '')
    return [provinceName, cityName].some((name) => name != null && bare(name) === bare(place))
  }
