import { batchLevel } from '~/rules/filing/batches'
import { easiestLine } from '~/rules/filing/easiest-line'
import { isJoint } from '~/rules/filing/joint'
import { fitOf } from '~/rules/filing/requirement'
import type { GivenGroupLine, GivenMajorLine, GivenPlanRow } from '~/rules/own-data/given'
import { rankOfScore } from '../../exam/model/given-ranks'
import { controlLineOf } from '../../given/control-line'
import { givenProvince, type ProvinceTables, satSubject } from '../../given/given-world'
import { remember } from '../../kit/remember'
import { catalogueMajors } from '../../majors/model/given-majors'
import type { AdmissionGroup, AdmissionMajor } from './admission-group'
import type { SchoolLine, SchoolYearKey } from './strength'

/** A row that tells a major, of a plan or of lines. */
type MajorRow = GivenPlanRow | GivenMajorLine

/**
 * What costs so many times the usual fee of its school is 中外合作, where no row says what it is; a high fee needs less of
 * them. 软件工程 and the arts stay below: they cost two to three times as much.
 */
const JOINT_FEE = { times: 3, high: 20_000, highTimes: 2 } as const

/** What a folder says of a school in a province, year and subject, by batch and group. */
export const givenGroups: (key: SchoolYearKey) => readonly AdmissionGroup[] = remember(
  4096,
  ({ school, province, year, subject }) => `${school.id}|${province}|${year}|${subject}`,
  ({ school, province, year, subject }: SchoolYearKey): readonly AdmissionGroup[] => {
    const tables = givenProvince(province)
    const known = satSubject(province, year, subject)
    if (!tables || !known) return []
    const key = { schoolId: school.id, year, subject }
    const plan = tables.plan(key)
    const lines = tables.majorLines(key)
    const published = tables.groupLines(key)
    const rows = grouped(plan.length > 0 ? plan : lines, known)
    const alone = published.filter((line) => !rows.some(({ group }) => isOfGroup(line, group)))
    const usualFee = usualOf(plan.flatMap(({ fee }) => fee ?? []))
    return [
      ...rows.map(({ group, majors }) =>
        groupOf(tables, group, majors, {
          lines: plan.length > 0 ? lines : [],
          published: published.find((line) => isOfGroup(line, group)),
          usualFee,
          isPlan: plan.length > 0,
        }),
      ),
      // A published line whose majors no row tells.
      ...alone.map((line) => groupOf(tables, keyOfGroup(line, known), [], { lines: [], published: line })),
    ]
  },
)

interface GroupKey {
  readonly year: number
  readonly batch: string
  readonly subject: AdmissionGroup['subject']
  readonly code: string | undefined
  readonly requirement: string | undefined
  readonly joint: boolean
}

function keyOfGroup(row: MajorRow | GivenGroupLine, subject: AdmissionGroup['subject']): GroupKey {
  const { year, batch, group, requirement, note } = row
  const isOfSubject = requirement === undefined || fitOf(requirement, subject, undefined) !== 'not-met'
  return {
    year,
    batch,
    subject,
    code: group,
    // Tables store it once for both subjects: what asks for the other one is not of this row.
    requirement: isOfSubject ? requirement : undefined,
    joint: isJoint(note, 'major' in row ? row.major : row.kind),
  }
}

/** Rows that are applied for together: by group; where none is printed, by what they ask for, 中外合作 apart. */
function grouped(rows: readonly MajorRow[], subject: AdmissionGroup['subject']) {
  const found = new Map<string, { readonly group: GroupKey; readonly majors: MajorRow[] }>()
  for (const row of rows) {
    const group = keyOfGroup(row, subject)
    const name = [
      group.batch,
      ...(group.code === undefined ? [group.requirement, group.joint] : [group.code]),
    ].join('|')
    const own = found.get(name)
    if (own) own.majors.push(row)
    else found.set(name, { group, majors: [row] })
  }
  return [...found.values()]
}

function isOfGroup(line: GivenGroupLine, { batch, code, joint }: GroupKey): boolean {
  return (
    line.batch === batch &&
    line.group === code &&
    (code !== undefined || isJoint(line.note, line.kind) === joint)
  )
}

interface Beside {
  /** Lines of the year of a plan, where they are out. */
  readonly lines: readonly GivenMajorLine[]
  readonly published: GivenGroupLine | undefined
  readonly usualFee?: number | undefined
  readonly isPlan?: boolean
}

function groupOf(
  tables: ProvinceTables,
  { year, batch, subject, code, requirement, joint }: GroupKey,
  rows: readonly MajorRow[],
  { lines, published, usualFee, isPlan = false }: Beside,
): AdmissionGroup {
  const majors = givenMajors(tables.name, rows, isPlan, lines, usualFee)
  const last = easiestLine(majors)
  const line = published ? rankedLine(tables.name, published) : last
  const plans = majors.flatMap(({ planNum }) => planNum ?? [])
  const at = published?.at ?? last?.at
  return {
    level: batchLevel(batch) ?? '本科',
    batch,
    controlScore: controlLineOf(tables, year, subject, batch),
    subject,
    ...(code !== undefined && { code }),
    electives: [],
    ...(requirement !== undefined && { requirement }),
    joint: joint || (majors.length > 0 && majors.every(({ entry }) => entry.joint)),
    planNum: plans.length > 0 ? plans.reduce((sum, places) => sum + places, 0) : undefined,
    lowestScore: line?.lowestScore,
    lowestRank: line?.lowestRank,
    majors,
    ...(at && { at }),
  }
}

/** The majors of a unit. What two rows call alike is numbered: neither has the line of the other. */
function givenMajors(
  province: string,
  rows: readonly MajorRow[],
  isPlan: boolean,
  lines: readonly GivenMajorLine[],
  usualFee: number | undefined,
): AdmissionMajor[] {
  const seen = new Map<string, number>()
  const codes = rows.map(({ majorCode }) => majorCode)
  return rows.map((row) => {
    const { major, majorCode, note = '' } = row
    const isCoded = majorCode !== undefined && codes.filter((code) => code === majorCode).length === 1
    const name = isCoded ? majorCode : note === '' ? major : `${major}（${note}）`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    const reported = isPlan ? lineOfMajor(row, rows, lines) : (row as GivenMajorLine)
    const fee = 'fee' in row ? row.fee : undefined
    return {
      entry: {
        majors: catalogueMajors(major, note, row.batch),
        name: major,
        note,
        joint: isJoint(note, major) || isDear(fee, usualFee),
        years: 'years' in row ? row.years : undefined,
        fee,
      },
      enrolCode: before === 0 ? name : `${name} ${before + 1}`,
      ...(!isCoded && { isUncoded: true as const }),
      ...(isPlan && { isInPlan: true as const }),
      planNum: 'plan' in row ? row.plan : undefined,
      ...(reported && admittedOf(province, reported)),
      at: row.at,
    }
  })
}

/** What a line tells of a major; its rank is read from the table of the year where the row has none. */
export function admittedOf(province: string, line: GivenMajorLine) {
  return {
    admittedCount: line.admitted,
    highestScore: line.highestScore,
    averageScore: line.averageScore,
    ...rankedLine(province, line),
  }
}

/** Score and rank of a line; a rank that no row tells is the lowest of its score. */
export function rankedLine(province: string, line: GivenMajorLine | GivenGroupLine) {
  const { lowestScore, lowestRank, year, subject } = line
  const rank =
    lowestRank ?? (lowestScore === undefined ? undefined : rankOfScore(province, year, subject, lowestScore))
  return { lowestScore, lowestRank: rank }
}

/** The line of a plan's row in its own year: the one major of that name and note in its group; none where two are alike. */
function lineOfMajor(row: MajorRow, rows: readonly MajorRow[], lines: readonly GivenMajorLine[]) {
  const isSame = (other: MajorRow) => other.major === row.major && (other.note ?? '') === (row.note ?? '')
  const own = lines.filter((line) => isSame(line) && (line.group === undefined || line.group === row.group))
  return own.length === 1 && rows.filter(isSame).length === 1 ? own[0] : undefined
}

/** The lines by which a school is known, by batch; none without a rank, since nothing can be compared with it. */
export function givenSchoolLines(key: SchoolYearKey): readonly SchoolLine[] {
  const batches = new Map<string, AdmissionGroup[]>()
  for (const group of givenGroups(key)) {
    batches.set(group.batch, [...(batches.get(group.batch) ?? []), group])
  }
  return [...batches.values()].flatMap((groups): SchoolLine[] => {
    const ordinary = groups.filter(({ joint }) => !joint)
    const last = easiestLine(ordinary.length > 0 ? ordinary : groups)
    if (last?.lowestRank === undefined) return []
    const { level, batch, controlScore = 0, lowestRank, at } = last
    return [{ level, batch, controlScore, lowestRank, strength: UNKNOWN_STRENGTH, ...(at && { at }) }]
  })
}

/** The widest reach of units around their school's line: tables say how deep a school stands by nothing else. */
const UNKNOWN_STRENGTH = -6

function isDear(fee: number | undefined, usual: number | undefined): boolean {
  if (fee === undefined || usual === undefined) return false
  return fee >= JOINT_FEE.times * usual || (fee >= JOINT_FEE.high && fee >= JOINT_FEE.highTimes * usual)
}

/** What a quarter of the rows costs at most: a school with many joint programmes has ordinary ones below them. */
function usualOf(fees: readonly number[]): number | undefined {
  return fees.toSorted((a, b) => a - b)[fees.length >> 2]
}
