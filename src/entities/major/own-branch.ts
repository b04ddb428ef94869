import type { MajorCategory, MajorDetail } from '~/contracts/majors.schemas'

/** The branch of the tree that a major stands on, as its own record tells it; undefined where it leaves something out. */
export function ownBranch(major: MajorDetail): readonly MajorCategory[] | undefined {
  const { id, majorName, majorCode, type, typeCode, majorCategory, majorCategoryCode } = major
  if (!type || !typeCode || !majorCategory || !majorCategoryCode) return undefined
  const majors = [{ id, majorName, majorCode }]
  return [{ majorCategory, majorCategoryCode, majorTypes: [{ type, typeCode, majors }] }]
}
