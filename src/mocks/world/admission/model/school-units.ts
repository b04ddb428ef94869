import type { DerivedFigure } from '~/contracts/figure-source'
import { applicationForm } from '~/rules/filing/application-form'
import { isGiven } from '../../given/given-world'
import { type AdmissionGroup, type AdmissionMajor, admissionGroups, requirementOfGroup } from '../groups'
import type { SchoolYearKey } from './strength'

/** One choice that an application list may name, with the majors that it may name inside it. */
interface SchoolUnit {
  /** The code of the school, and after a dash that of the group or, in provinces of 专业+院校, of the major. */
  readonly unitId: string
  readonly majorGroupCode?: string
  readonly subjectRequirement?: string
  readonly planNum?: number
  readonly derived?: DerivedFigure
  readonly majors: readonly { readonly majorEnrollCode: string; readonly majorName: string }[]
}

/** The units of a school in one batch, by the province's rule: groups, single majors, or the school as a whole; empty where it does not enrol. */
export function schoolUnits(key: SchoolYearKey, batch: string): SchoolUnit[] {
  const groups = admissionGroups(key).filter((group) => group.batch === batch)
  const unit = applicationForm(key.province, key.year, batch)?.unit
  if (unit === '院校') {
    const majors = groups.flatMap((group) => group.majors)
    return majors.length > 0 ? [unitOf(key.school.id, undefined, majors)] : []
  }
  return groups.flatMap((group) =>
    unit === '专业+院校'
      ? group.majors.map((major) => unitOf(`${key.school.id}-${major.enrolCode}`, group, [major]))
      : [unitOf(`${key.school.id}-${group.code}`, group, group.majors)],
  )
}

function unitOf(
  unitId: string,
  group: AdmissionGroup | undefined,
  majors: readonly AdmissionMajor[],
): SchoolUnit {
  const known = majors.flatMap(({ planNum }) => planNum ?? [])
  const requirement = group && requirementOfGroup(group)
  return {
    unitId,
    ...(group?.code !== undefined && { majorGroupCode: group.code }),
    ...(requirement !== undefined && { subjectRequirement: requirement }),
    ...(known.length > 0 && {
      planNum: known.reduce((sum, places) => sum + places, 0),
      ...(isGiven() && { derived: 'sum-of-plan' as const }),
    }),
    majors: majors.map(({ enrolCode, entry }) => ({ majorEnrollCode: enrolCode, majorName: entry.name })),
  }
}
