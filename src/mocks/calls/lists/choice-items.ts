import type { ApplicationChoice, ApplicationItem } from '~/contracts/application-lists'
import { badRequest } from '../../server/problem'
import { knownYears, type PlanKey, plannedUnits } from '../../world/filing/planned-units'
import { enrolCodeIn } from '../../world/schools/enrol-codes'
import { findSchool } from '../../world/schools/schools'

/** A choice as it is shown. Throws when the plan has no such unit, or a unit no such major. */
export function requireChoice(choice: ApplicationChoice, index: number, plan: PlanKey): ApplicationItem {
  const school = findSchool(choice.unitId.split('-')[0] ?? '')
  const units = school ? plannedUnits(school, plan) : []
  const unit = units.find(({ unitId }) => unitId === choice.unitId)
  if (!school || !unit)
    throw badRequest(`第 ${index + 1} 个志愿不在${plan.province}${plan.batch}的招生计划中`)
  const [{ majors }] = unit.years
  const [newest] = knownYears(unit.years, plan)
  return {
    unitId: choice.unitId,
    order: index + 1,
    schoolId: school.id,
    schoolName: school.schoolName,
    provinceName: school.provinceName,
    schoolEnrollCode: enrolCodeIn(plan.province, school),
    majorGroupCode: unit.code,
    adjust: choice.adjust,
    majors: choice.majorEnrollCodes.map((code) => {
      const major = majors.find(({ enrolCode }) => enrolCode === code)
      if (!major) throw badRequest(`第 ${index + 1} 个志愿没有专业代码 ${code}`)
      return { majorEnrollCode: code, majorName: major.entry.name }
    }),
    lowestScore: newest?.lowestScore,
    lowestRank: newest?.lowestRank,
    ...(choice.reason && { reason: choice.reason }),
  }
}
