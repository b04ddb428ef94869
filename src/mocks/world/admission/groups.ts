import { requirementText } from '~/rules/filing/requirement'
import { isGiven } from '../given/given-world'
import type { AdmissionGroup } from './model/admission-group'
import { givenGroups } from './model/given-groups'
import { admissionGroups as modelledGroups } from './model/groups'
import type { SchoolYearKey } from './model/strength'

export type { AdmissionGroup, AdmissionMajor } from './model/admission-group'

/** What a group asks for: as its table prints it, or made of its electives. */
export function requirementOfGroup({
  requirement,
  subject,
  electives,
}: Pick<AdmissionGroup, 'requirement' | 'subject' | 'electives'>): string | undefined {
  if (isGiven()) return requirement
  return requirementText(subject, electives)
}

/** Everything a school admits in a province, year and subject, by batch and group; empty where it does not enrol. */
export function admissionGroups(key: SchoolYearKey): readonly AdmissionGroup[] {
  return isGiven() ? givenGroups(key) : modelledGroups(key)
}
