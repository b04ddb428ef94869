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
