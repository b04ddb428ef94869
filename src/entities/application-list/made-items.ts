import type { ApplicationForm } from '~/rules/filing/application-form'
import type { Items } from './edits'

/** The rows of a list as tests make them: a unit each, named by its id, in their order. */
export function madeItems(unitIds: Iterable<string>): Items {
  return [...unitIds].map((unitId, index) => ({
    unitId,
    order: index + 1,
    schoolId: unitId,
    schoolName: unitId,
    provinceName: '安徽',
    adjust: true,
    majors: [{ majorEnrollCode: '01', majorName: '法学' }],
  }))
}

/** A form of 院校专业组 that is full with two choices of one major each. */
export const TWO_CHOICES: ApplicationForm = {
  unit: '院校专业组',
  choiceCount: 2,
  majorsPerChoice: 1,
  adjustment: true,
  parallel: true,
  early: false,
}
