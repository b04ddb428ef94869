import { easierFirst } from '~/rules/filing/easiest-line'
import { categoryOf, JOINT_CATEGORY, ORDINARY_CATEGORY } from '~/rules/filing/joint'
import { fitOf } from '~/rules/filing/requirement'
import type { At } from '~/rules/own-data/given'
import { isGiven, sourceOf } from '../../given/given-world'
import { yearsOfStudy } from '../../majors/model/study-years'
import { type AdmissionGroup, type AdmissionMajor, admissionGroups, requirementOfGroup } from '../groups'
import type { SchoolYearKey } from './strength'

/** Conditions on an answer; an absent one narrows nothing. */
export interface AdmissionFilter {
  readonly batch?: string | null | undefined
  readonly majorGroup?: string | null | undefined
  /** Electives of the candidate under 3+3: entries that ask for others are left out. */
  readonly electives?: readonly string[] | null | undefined
}

function groupsMatching(key: SchoolYearKey, filter: AdmissionFilter): AdmissionGroup[] {
  const { batch, majorGroup, electives } = filter
  return admissionGroups(key).filter(
    (group) =>
      (!batch || group.batch === batch) &&
      (!majorGroup || group.code === majorGroup) &&
      isOpenTo(group, electives),
  )
}

/** True without electives: nothing is left out then. */
function isOpenTo(group: AdmissionGroup, own: AdmissionFilter['electives']): boolean {
  if (!own || own.length === 0) return true
  return fitOf(requirementOfGroup(group) ?? '', group.subject, own) !== 'not-met'
}

/**
 * Lines of a school in one province, year and subject (S2 §3). A row is a group; where there are no groups, the ordinary
 * majors of a batch, and its 中外合作 apart. Empty where the school does not enrol.
 */
export function schoolScoreLines(key: SchoolYearKey, filter: AdmissionFilter = {}) {
  const units = new Map<string, AdmissionGroup>()
  for (const group of groupsMatching(key, filter)) {
    const unit = `${group.batch}|${group.code ?? group.joint}`
    const known = units.get(unit)
    if (!known || easierFirst(group, known) < 0) units.set(unit, group)
  }
  const lined = [...units.values()].filter(hasLine)
  return lined.map((group) => ({
    year: key.year,
    batch: group.batch,
    admissionType: categoryOf(group.joint),
    lowestScore: group.lowestScore,
    lowestRank: group.lowestRank,
    provincialControlLine: group.controlScore,
    ...(group.code !== undefined && {
      majorGroupCode: group.code,
      subjectRequirement: requirementOfGroup(group),
    }),
    ...sourceAt(group.at),
  }))
}

/** Lines of the majors of a school by group (S2 §3); empty where the school does not enrol. */
export function majorScoreLines(key: SchoolYearKey, filter: AdmissionFilter = {}) {
  return groupsMatching(key, filter).flatMap((group) => {
    const lined = group.majors.filter(hasLine)
    return lined.length > 0
      ? [{ ...groupHead(group), details: lined.map((major) => majorLine(key, group, major)) }]
      : []
  })
}

/** The lines of the rows that enrol for a major of the catalogue, alone or with its type; empty where the school has none. */
export function linesOfMajor(key: SchoolYearKey, majorCode: string) {
  return admissionGroups(key).flatMap((group) =>
    group.majors
      .filter(({ entry }) => entry.majors.some(({ major }) => major.majorCode === majorCode))
      .filter(hasLine)
      .map((major) => majorLine(key, group, major)),
  )
}

function majorLine(key: SchoolYearKey, group: AdmissionGroup, major: AdmissionMajor) {
  return {
    ...majorHead(group, major),
    schoolName: key.school.schoolName,
    highestScore: major.highestScore,
    admittedCount: major.admittedCount,
    lowestScore: major.lowestScore,
    lowestRank: major.lowestRank,
    averageScore: major.averageScore,
  }
}

/** Plans of a school by group, for any year whose score table the world has (S1 §7); empty where the school does not enrol. */
export function majorPlans(key: SchoolYearKey, filter: AdmissionFilter = {}) {
  return groupsMatching(key, filter).flatMap((group) => {
    // A table of lines alone is no plan.
    const planned = isGiven() ? group.majors.filter(isPlanned) : group.majors
    const details = planned.map((major) => ({
      ...majorHead(group, major),
      subjectRequirement: requirementOfGroup(group),
    }))
    return details.length > 0 ? [{ ...groupHead(group), details }] : []
  })
}

const hasLine = ({ lowestScore, lowestRank }: Pick<AdmissionMajor, 'lowestScore' | 'lowestRank'>) =>
  lowestScore !== undefined || lowestRank !== undefined

const isPlanned = ({ isInPlan }: AdmissionMajor) => isInPlan === true

const sourceAt = (at: At | undefined) => at && { source: sourceOf(at) }

/** The batches in which a school enrols, the higher first. */
export function batchesOfSchool(key: SchoolYearKey): string[] {
  return [...new Set(admissionGroups(key).map(({ batch }) => batch))]
}

function groupHead(group: AdmissionGroup) {
  const { code, joint, majors } = group
  const first = majors[0]?.entry.majors[0]?.major
  return {
    ...(code !== undefined && { majorGroupCode: code }),
    admissionDirection: joint
      ? JOINT_CATEGORY
      : majors.length > 1
        ? ORDINARY_CATEGORY
        : (first?.type ?? ORDINARY_CATEGORY),
    subjectRequirement: requirementOfGroup(group),
  }
}

function majorHead(group: AdmissionGroup, { entry, enrolCode, isUncoded, planNum, at }: AdmissionMajor) {
  return {
    subject: group.subject,
    batch: group.batch,
    majorName: entry.name,
    ...(!isUncoded && { majorEnrollCode: enrolCode }),
    note: entry.note,
    planNum,
    ...(group.code !== undefined && { majorGroup: group.code }),
    ...(entry.years !== undefined && { schoolSystem: yearsOfStudy(entry.years) }),
    fee: entry.fee,
    ...sourceAt(at),
  }
}
