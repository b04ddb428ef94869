import type { ProfessionCategory } from '~/contracts/professions.schemas'
import type { CatalogueGroup } from '~/entities/catalogue/catalogue'

/** The tree of professions as a catalogue. */
export function groupsOf(tree: readonly ProfessionCategory[]): CatalogueGroup[] {
  return tree.map(({ categoryCode, categoryName, professionTypes }) => ({
    id: categoryCode,
    name: categoryName,
    types: professionTypes.map(({ typeCode, typeName, professionVos }) => ({
      id: typeCode,
      name: typeName,
      to: { kind: 'profession-type', code: typeCode },
      entries: professionVos.map(({ professionCode, professionName }) => ({
        id: professionCode,
        name: professionName,
        to: { kind: 'profession', code: professionCode },
      })),
    })),
  }))
}
