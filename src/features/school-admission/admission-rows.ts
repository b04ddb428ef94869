import type { MajorPlan, MajorPlanGroup } from '~/contracts/admission-plan'
import type { MajorScoreLine, MajorScoreLineGroup, SchoolScoreLine } from '~/contracts/school-lines'
import {
  type Finder,
  finderOf,
  type Group,
  type PlannedGroup,
  type PlannedMajor,
} from '~/entities/admission/row-finder'
import { type DriftOfYear, driftAt } from '~/rules/chance/line-drift'
import { type Swing, swingOf } from '~/rules/chance/swing'
import { easiestLine } from '~/rules/filing/easiest-line'
import { isJoint, ORDINARY_CATEGORY } from '~/rules/filing/joint'
import { requirementPhrase, shortRequirement } from '~/rules/filing/requirement'
import { batchOf, schoolLines } from '~/rules/filing/school-lines'
import { settings } from '~/shared/lib/browser/settings'
import type { RowGroup } from '~/shared/table/use-ordered-groups'
import { usualSystem } from './common-words'

/** The line of a major, or of a unit of application. */
type Line = Pick<MajorScoreLine, 'lowestRank' | 'lowestScore'> &
  Partial<Pick<MajorScoreLine, 'highestScore' | 'averageScore' | 'admittedCount'>>

/** A major, or the unit of application that it belongs to: both have a plan, fees and a line. */
export interface AdmissionRow {
  readonly code: string | undefined
  readonly name: string
  /** Of a major. */
  readonly batch?: string
  /** Of its line, of a unit too. */
  readonly lineBatch: string | undefined
  /** What tells it from the other rows; nothing that all of them share. */
  readonly notes: readonly string[]
  /** Undefined where it is shared with the head or nothing is asked. */
  readonly requirement: string | undefined
  /** Undefined where the plan names no places. */
  readonly plan: number | undefined
  /** Undefined while it is not known, null where there was none. */
  readonly planBefore: number | null | undefined
  /** Whether it was planned in another group the year before. */
  readonly isMoved?: boolean | undefined
  /** The lowest and the highest tuition, yuan a year. */
  readonly fees: readonly [number, number] | undefined
  /** Undefined while it is not known, null where there is none. */
  readonly line: Line | null | undefined
  /** The lowest ranks of the years before, as `line`. */
  readonly earlier: readonly (number | null | undefined)[]
  /** How its line moved against the year before, beside its province: as `line`, null where two such years do not compare. */
  readonly swing: Swing | null | undefined
}

/** The lines of one year, and under which subject its candidates were ranked. */
export interface LinesOfYear {
  readonly year: number
  readonly subject: string
  /** Undefined while they are on their way. */
  readonly groups: readonly MajorScoreLineGroup[] | undefined
}

export interface AdmissionAnswers {
  /** What the table lists: the lines or the plan of the asked year. */
  readonly groups: readonly PlannedGroup[]
  readonly subject: string
  /** The newest year first. */
  readonly years: readonly LinesOfYear[]
  /** The lines by which units of application are filed, of the newest of `years`. */
  readonly unitLines?: readonly SchoolScoreLine[] | undefined
  /** The plan of the year before: undefined while it is on its way, absent where nobody asks. */
  readonly plansBefore?: readonly MajorPlanGroup[] | undefined
  /** How far the lines of the province moved: undefined while it is on its way, null where nobody can tell. */
  readonly drifts: readonly DriftOfYear[] | null | undefined
}

export interface UnitGroup extends RowGroup<AdmissionRow> {
  /** The code of a major group; undefined where there are none. */
  readonly code: string | undefined
  /** What tells the group from the others, in short: 001 不限. */
  readonly label: string
  /** What it asks for, as plans print it; of rows that ask for electives of their own, they say it. */
  readonly requirement?: string | null | undefined
}

/**
 * The rows of a table of majors under the units they are applied for: each group once; where there are none, the batches,
 * or the majors alone where all are of one batch.
 */
export function unitGroups(answers: AdmissionAnswers): readonly UnitGroup[] {
  const { groups } = answers
  const row = rowMaker(answers)
  const batches = new Set(groups.flatMap(({ details }) => details.map(({ batch }) => batch)))
  if (groups.some(({ majorGroupCode }) => majorGroupCode)) {
    return groups.map((group) => ({
      code: group.majorGroupCode ?? undefined,
      label: present([
        group.majorGroupCode,
        shortRequirement(group.subjectRequirement),
        specialDirection(group),
      ]).join(' '),
      requirement: group.subjectRequirement,
      head: row.ofGroup(group, batches.size > 1),
      rows: group.details.map((major) => row.ofMajor(group, major, false)),
    }))
  }
  const plain = { code: undefined, label: '' }
  return [...batches].map((batch) => {
    const parts = groups.map((group) => ({ ...group, details: ofBatch(group.details, batch) }))
    const all = { details: parts.flatMap(({ details }) => details) }
    return {
      ...plain,
      head: batches.size > 1 ? row.ofBatch(all, batch) : undefined,
      rows: parts.flatMap((group) => group.details.map((major) => row.ofMajor(group, major, true))),
    }
  })
}

const ofBatch = <D extends { batch: string }>(details: readonly D[], batch: string) =>
  details.filter((detail) => detail.batch === batch)

function rowMaker({ groups, subject, years, unitLines, plansBefore, drifts }: AdmissionAnswers) {
  const usualYears = usualSystem(groups)
  const [newest, ...older] = years.map((lines) => ({
    ...lines,
    find: lines.groups && finderOf(lines.groups),
  }))
  const planFinder = plansBefore && finderOf<MajorPlan>(plansBefore)
  // Tables without any plan of that year do not say that everything is new: with 0 nothing is compared.
  const isNotReported = settings.ownData === true && plansBefore?.length === 0
  const before = (places: number | null | undefined) => (isNotReported ? 0 : places)

  /** What the lines of a year say of a group or major: undefined while they are on their way. */
  const inYear = <T>(lines: typeof newest, of: (find: Finder<MajorScoreLine>) => T | undefined) =>
    lines?.find ? (of(lines.find) ?? null) : lines && undefined

  /** How a line moved against the year before, where the two compare. */
  function swing(line: Line, before: Line | null | undefined, of: Plan): Swing | null | undefined {
    const [last, first] = [newest, older[0]]
    if (!last || !first || first.subject !== last.subject || first.year !== last.year - 1) return null
    if (!before || drifts === undefined) return before === null ? null : undefined
    const drift = driftAt(drifts, last.year, { ...line, batch: of.batch })
    return swingOf(before, { ...line, places: of.places }, drift) ?? null
  }

  function shared(lines: (find: Finder<MajorScoreLine>) => Line | undefined, of: Plan, own?: Line) {
    const line = own ?? (newest ? inYear(newest, lines) : null)
    const found = older.map((year) => inYear(year, lines))
    const earlier = found.map((year) => (year ? (year.lowestRank ?? null) : year))
    return { line, earlier, swing: line ? swing(line, found[0], of) : line }
  }

  return {
    ofMajor(group: PlannedGroup, major: PlannedMajor, isRequirementOwn: boolean): AdmissionRow {
      const requirement = group.subjectRequirement
      const own = 'subjectRequirement' in major ? major.subjectRequirement : requirement
      const differs = isRequirementOwn || own !== requirement
      return {
        code: major.majorEnrollCode ?? undefined,
        name: major.majorName,
        batch: major.batch,
        lineBatch: major.batch,
        notes: present([
          major.note,
          major.subject !== subject && major.subject,
          major.schoolSystem !== usualYears && major.schoolSystem,
        ]),
        requirement: differs ? shortRequirement(own ?? requirement) : undefined,
        plan: major.planNum ?? undefined,
        planBefore: planFinder ? before(planFinder.major(group, major)?.planNum ?? null) : undefined,
        isMoved: planFinder?.isMoved(group, major),
        fees: feesOf([major]),
        ...shared(
          (find) => find.major(group, major),
          { batch: major.batch, places: major.planNum ?? null },
          'lowestRank' in major ? major : undefined,
        ),
      }
    },

    ofGroup(group: PlannedGroup, namesBatch: boolean): AdmissionRow {
      const batch = group.details[0]?.batch
      const filed = unitLines?.find(
        (line) => line.majorGroupCode === group.majorGroupCode && batchOf(line) === batch,
      )
      return {
        ...places(group.details, planFinder && before(placesOf(planFinder.group(group)?.details))),
        code: group.majorGroupCode ?? undefined,
        lineBatch: batch,
        name: '专业组',
        notes: present([
          requirementPhrase(group.subjectRequirement),
          specialDirection(group),
          namesBatch && batch,
          derivedNote(group, newest),
        ]),
        ...shared(
          (find) => lastOf(find.isUngrouped ? ofGroupIn(find, group) : find.group(group)?.details),
          { batch: batch ?? '', places: placesOf(group.details) },
          filed,
        ),
      }
    },

    ofBatch(all: Group<PlannedMajor>, batch: string): AdmissionRow {
      return {
        ...places(all.details, planFinder && before(placesOf(ofBatch(planFinder.all, batch)))),
        name: batch,
        lineBatch: batch,
        notes: present([all.details.some(isOfJoint) && '线是普通专业最低']),
        ...shared(
          (find) => lastOf(ordinaryOf(ofBatch(find.all, batch))),
          { batch, places: placesOf(all.details) },
          newest && unitLines && schoolLines(unitLines, { year: newest.year, batch })?.line,
        ),
      }
    },
  }
}

/** The majors of a group in a year whose lines stand in no groups: the line of the group follows from theirs. */
function ofGroupIn(find: Finder<MajorScoreLine>, group: PlannedGroup): readonly MajorScoreLine[] {
  return group.details.flatMap((major) => find.major(group, major) ?? [])
}

/** Says that nobody has published the line of a group, and of how many majors it is made. */
function derivedNote(
  group: PlannedGroup,
  newest: { readonly year: number; readonly find: Finder<MajorScoreLine> | undefined } | undefined,
): string | undefined {
  if (!newest?.find?.isUngrouped || !group.majorGroupCode) return undefined
  const known = ofGroupIn(newest.find, group).length
  return known > 0
    ? `组线按本组专业 ${newest.year} 年的线推得（${group.details.length} 个专业中 ${known} 个有线）`
    : undefined
}

/** What was offered of a line. */
interface Plan {
  readonly batch: string
  readonly places: number | null
}

/** What a head sums up of its majors. */
function places(majors: readonly PlannedMajor[], planBefore: number | null | undefined) {
  return {
    code: undefined,
    requirement: undefined,
    plan: placesOf(majors) ?? undefined,
    planBefore,
    fees: feesOf(majors),
  }
}

function placesOf(majors: readonly PlannedMajor[] | undefined): number | null {
  const known = majors?.flatMap(({ planNum }) => planNum ?? [])
  return known && known.length > 0 ? known.reduce((sum, places) => sum + places, 0) : null
}

function feesOf(majors: readonly PlannedMajor[]): readonly [number, number] | undefined {
  const fees = majors.flatMap(({ fee }) => fee ?? [])
  return fees.length > 0 ? [Math.min(...fees), Math.max(...fees)] : undefined
}

function isOfJoint({ note, majorName }: PlannedMajor): boolean {
  return isJoint(note, majorName)
}

/** A batch is known by its ordinary majors; by 中外合作 where it has nothing else. */
function ordinaryOf(majors: readonly MajorScoreLine[]): readonly MajorScoreLine[] {
  const ordinary = majors.filter((major) => !isOfJoint(major))
  return ordinary.length > 0 ? ordinary : majors
}

/** The line of a unit is that of its last major. */
function lastOf(majors: readonly MajorScoreLine[] | undefined): Line | undefined {
  const last = majors && easiestLine(majors)
  return last && { lowestRank: last.lowestRank, lowestScore: last.lowestScore }
}

/** What a group is meant for beside the usual. */
function specialDirection({ admissionDirection }: PlannedGroup): string | undefined {
  return admissionDirection && admissionDirection !== ORDINARY_CATEGORY ? admissionDirection : undefined
}

function present(texts: readonly (string | null | undefined | false)[]): readonly string[] {
  return texts.filter((text): text is string => Boolean(text))
}
