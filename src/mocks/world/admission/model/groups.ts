import type { Subject } from '~/rules/exam/exam-mode'
import { applicationForm } from '~/rules/filing/application-form'
import { rowOfRank, rowOfScore, type ScoreTable } from '../../exam/score-table'
import { pairKey, pairUniform, textKey } from '../../kit/pair-seed'
import { remember } from '../../kit/remember'
import { type GroupedEntry, type OfferedGroup, offeredGroups } from './grouping'
import {
  enrolmentKey,
  lineNoise,
  linesOfSchool,
  type SchoolLine,
  type SchoolYearKey,
  yearlySpread,
  yearNoise,
} from './strength'
import { provinceScale, sideOf } from './strength-scale'

/** One entry of a plan with what came of it. Ranks lie in the row of their score. */
export interface AdmissionMajor extends GroupedEntry {
  readonly planNum: number
  readonly admittedCount: number
  readonly highestScore: number
  /** One decimal; between lowest and highest. */
  readonly averageScore: number
  readonly lowestScore: number
  readonly lowestRank: number
}

/** One unit of application: its line is that of its last major, its plan the sum of theirs. */
export interface AdmissionGroup {
  readonly level: '本科' | '专科'
  readonly batch: string
  readonly controlScore: number
  readonly subject: Subject
  /** Absent where the unit of application has no groups. */
  readonly code?: string
  readonly electives: readonly string[]
  readonly joint: boolean
  readonly planNum: number
  readonly lowestScore: number
  readonly lowestRank: number
  readonly majors: readonly AdmissionMajor[]
}

const SALT = { plan: 61, admitted: 62, best: 63, average: 64 } as const

/**
 * A group's own movement in a year, and a major's inside its group, as shares of the movement of schools. The last one
 * of few hangs on a few people: a group of one place moves by so much more, a larger one less with the root of its size.
 */
const GROUP_NOISE = 0.17
const ONE_PLACE_NOISE = 0.35
const MAJOR_NOISE = 0.15
/** Spread of a plan from year to year. */
const PLAN_NOISE = 0.09

/**
 * Everything a school admits in a province, year and subject, by batch and group; empty where it does not enrol.
 * The lowest ordinary group of the lowest batch has the rank of `schoolLowestRank`; 中外合作办学 may lie deeper.
 */
export const admissionGroups: (key: SchoolYearKey) => readonly AdmissionGroup[] = remember(
  384,
  ({ school, province, year, subject }) => `${school.id}|${province}|${year}|${subject}`,
  (key: SchoolYearKey) => {
    const scale = provinceScale(key.province, key.year, key.subject)
    if (!scale) return []
    return linesOfSchool(key).flatMap((line) => groupsOfBatch(key, line, scale.table))
  },
)

function groupsOfBatch(key: SchoolYearKey, line: SchoolLine, table: ScoreTable): AdmissionGroup[] {
  const { school, province, year } = key
  const { level, batch, controlScore, strength } = line
  const { subject } = table
  const coded = applicationForm(province, year, batch)?.unit === '院校专业组'
  const offer = { school, province, subject, level }
  const groups = offeredGroups(offer, strength, coded)
  const noise = yearlySpread(strength, sideOf(subject))
  const own = enrolmentKey(school, province, subject)
  const at = (group: OfferedGroup) =>
    group.ahead + ownNoise(group) * noise * lineNoise(year, groupKey(own, group))
  const aheads = groups.map(at)
  // The last ordinary group stays on the school's line, however the year moves the others.
  const ordinary = aheads.filter((_, i) => !groups[i]?.joint)
  const last = Math.min(...(ordinary.length > 0 ? ordinary : aheads))
  return groups.map((group, i) => {
    const ahead = (aheads[i] ?? 0) - last
    const majors = majorsOfGroup(groupKey(own, group), year, group, line, ahead, table)
    const lowestRank = Math.max(...majors.map((major) => major.lowestRank))
    return {
      level,
      batch,
      controlScore,
      subject,
      ...(coded && { code: group.code }),
      electives: group.electives,
      joint: group.joint,
      planNum: majors.reduce((sum, major) => sum + major.planNum, 0),
      lowestScore: scoreAt(table, lowestRank),
      lowestRank,
      majors,
    }
  })
}

function ownNoise({ entries }: OfferedGroup): number {
  const places = entries.reduce((sum, { entry }) => sum + entry.places, 0)
  return GROUP_NOISE + ONE_PLACE_NOISE / Math.sqrt(Math.max(places, 1))
}

function groupKey(school: number, { code }: OfferedGroup): number {
  return pairKey(school, textKey(code))
}

function majorsOfGroup(
  key: number,
  year: number,
  { entries }: OfferedGroup,
  { lowestRank, controlScore, strength }: SchoolLine,
  groupAhead: number,
  table: ScoreTable,
): AdmissionMajor[] {
  const noise = MAJOR_NOISE * yearlySpread(strength, sideOf(table.subject))
  const aheads = entries.map(({ ahead }, i) => ahead + noise * yearNoise(year, pairKey(key, i)))
  const last = Math.min(...aheads)
  const lastInBatch = Math.max(rowOfScore(table, controlScore)?.lowestRank ?? lowestRank, lowestRank)
  return entries.map((grouped, i) => {
    const ahead = groupAhead + (aheads[i] ?? 0) - last
    const rank = Math.min(Math.max(1, Math.round(lowestRank * Math.exp(-ahead))), lastInBatch)
    return major(grouped, rank, strength, table, year, pairKey(key, i))
  })
}

function major(
  grouped: GroupedEntry,
  lowestRank: number,
  strength: number,
  table: ScoreTable,
  year: number,
  key: number,
): AdmissionMajor {
  const planNum = Math.max(
    1,
    Math.round(grouped.entry.places * Math.exp(PLAN_NOISE * yearNoise(year, pairKey(key, SALT.plan)))),
  )
  const admittedCount = admitted(planNum, pairUniform(key, year, SALT.admitted))
  // The best of many stands further ahead of the last; at the top of the table candidates spread out.
  const width =
    yearlySpread(strength, sideOf(table.subject)) * (0.5 + 0.9 * Math.log(admittedCount)) +
    spreadAtTop(strength)
  const best = lowestRank * Math.exp(-width * (0.6 + 0.8 * pairUniform(key, year, SALT.best)))
  const lowestScore = scoreAt(table, lowestRank)
  const highestScore = admittedCount === 1 ? lowestScore : scoreAt(table, Math.max(1, Math.round(best)))
  // Of n candidates one has the highest and one the lowest score, which bounds where their mean can lie.
  const middle = Math.max(0.3 + 0.15 * pairUniform(key, year, SALT.average), 1 / admittedCount)
  const averageScore = Math.round((lowestScore + middle * (highestScore - lowestScore)) * 10) / 10
  // Written out: every list of a province makes tens of thousands of these, and spreading takes ten times as long.
  return {
    entry: grouped.entry,
    enrolCode: grouped.enrolCode,
    ahead: grouped.ahead,
    planNum,
    admittedCount,
    highestScore,
    averageScore,
    lowestScore,
    lowestRank,
  }
}

function spreadAtTop(strength: number): number {
  return 0.25 * Math.max(0, -strength - 4)
}

/** Most plans are filled exactly; some schools take one more, a few lose one. */
function admitted(planNum: number, chance: number): number {
  if (planNum < 4) return planNum
  if (chance < 0.15) return planNum + 1
  return chance > 0.95 ? planNum - 1 : planNum
}

function scoreAt(table: ScoreTable, rank: number): number {
  return rowOfRank(table, rank)?.score ?? table.rows.at(-1)?.score ?? 0
}
