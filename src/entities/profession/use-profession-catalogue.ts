import type { ProfessionCategory } from '~/contracts/professions.schemas'
import { useCatalogueAround } from '~/entities/catalogue/use-catalogue-around'
import { professionCalls } from './profession.calls'
import { groupsOf } from './profession-groups'

/** The catalogue around a type or a profession, and its place there; its category tells that, and weighs a fifth. */
export function useProfessionCatalogue(code: string, { wanted = false } = {}) {
  return useCatalogueAround({
    code,
    tree: professionCalls.tree(),
    part: professionCalls.category(code),
    hasPart: true,
    branchOf,
    groupsOf,
    wanted,
  })
}

const branchOf = (category: ProfessionCategory) => [category]
