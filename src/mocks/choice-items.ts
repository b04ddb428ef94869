import type { ApplicationChoice, ApplicationItem } from '~/contracts/preferences-lists'
import { badRequest } from './problem'
import { type AdmissionGroup, type AdmissionMajor, admissionGroups } from './world/models/admission-groups'
import { applicationUnit } from './world/models/admission-requirement'
import { findSchool, type School } from './world/models/schools'

/** Which plan the choices of a list are read in. */
export interface PlanKey {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly batch: string
}

/** One unit of application as a plan has it. */
interface Unit {
  readonly school: School
  readonly group: AdmissionGroup
  readonly majors: readonly AdmissionMajor[]
}

/**
 * The unit of an id: the code of the school, and after a dash the code of the group or, in provinces of 专业+院校, of
 * the major; the school alone where that is the unit. Undefined where the plan has none.
 */
function unitOf(unitId: string, plan: PlanKey): Unit | undefined {
  const [schoolId = '', ...rest] = unitId.split('-')
  const code = rest.join('-')
  const school = findSchool(schoolId)
  if (!school) return undefined
  const groups = admissionGroups({ school, ...plan }).filter(({ batch }) => batch === plan.batch)
  const unit = applicationUnit(plan.province, plan.year)
  if (unit === '专业+院校') {
    for (const group of groups) {
      const major = group.majors.find(({ enrolCode }) => enrolCode === code)
      if (major) return { school, group, majors: [major] }
    }
    return undefined
  }
  const group = unit === '院校' ? groups[0] : groups.find((candidate) => candidate.code === code)
  return (
    group && {
      school,
      group,
      majors: unit === '院校' ? groups.flatMap(({ majors }) => majors) : group.majors,
    }
  )
}

/** A choice as it is shown. Throws when the plan has no such unit, or a unit no such major. */
export function choiceItem(choice: ApplicationChoice, index: number, plan: PlanKey): ApplicationItem {
  const unit = unitOf(choice.unitId, plan)
  if (!unit) throw badRequest(`第 ${index + 1} 个志愿不在${plan.province}${plan.batch}的招生计划中`)
  const { school, group, majors } = unit
  return {
    unitId: choice.unitId,
    order: index + 1,
    schoolId: school.id,
    schoolName: school.schoolName,
    provinceName: school.provinceName,
    schoolEnrollCode: school.id,
    majorGroupCode: group.code,
    adjust: choice.adjust,
    majors: choice.majorEnrollCodes.map((code) => {
      const major = majors.find(({ enrolCode }) => enrolCode === code)
      if (!major) throw badRequest(`第 ${index + 1} 个志愿没有专业代码 ${code}`)
      return { majorEnrollCode: code, majorName: major.entry.name }
    }),
    lowestScore: Math.min(...majors.map((major) => major.lowestScore)),
    lowestRank: Math.max(...majors.map((major) => major.lowestRank)),
  }
}
