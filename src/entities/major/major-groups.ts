import type { MajorCategory } from '~/contracts/majors.schemas'
import type { CatalogueGroup } from '~/entities/catalogue/catalogue'

/** The tree of majors as a catalogue. */
export function groupsOf(tree: readonly MajorCategory[]): CatalogueGroup[] {
  return tree.map(({ majorCategory, majorCategoryCode, majorTypes }) => ({
    id: majorCategoryCode,
    name: majorCategory,
    types: majorTypes.map(({ type, typeCode, majors }) => ({
      id: typeCode,
      name: type,
      to: { kind: 'major-type', code: typeCode },
      entries: majors.map(({ majorCode, majorName }) => ({
        id: majorCode,
        name: majorName,
        to: { kind: 'major', code: majorCode },
      })),
    })),
  }))
}
