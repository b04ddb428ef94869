import { useCatalogueAround } from '~/entities/catalogue/use-catalogue-around'
import { isMajorTypeCode, levelOfMajorCode } from '~/shared/domain/major-code'
import { majorCalls } from './major.calls'
import { groupsOf } from './major-groups'
import { ownBranch } from './own-branch'

/** The catalogue around a type or a major, and its place there; a major tells that itself. */
export function useMajorCatalogue(code: string, { wanted = false } = {}) {
  return useCatalogueAround({
    code,
    tree: majorCalls.tree(levelOfMajorCode(code)),
    part: majorCalls.detail(code),
    hasPart: !isMajorTypeCode(code),
    branchOf: ownBranch,
    groupsOf,
    wanted,
  })
}
