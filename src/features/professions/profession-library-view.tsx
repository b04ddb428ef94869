import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CatalogueLibrary } from '~/entities/catalogue/catalogue-library'
import { majorCalls } from '~/entities/major/major.calls'
import { groupsOf as majorGroupsOf } from '~/entities/major/major-groups'
import { professionCalls } from '~/entities/profession/profession.calls'
import { groupsOf } from '~/entities/profession/profession-groups'
import type { Filtered } from '~/shared/address/address'
import type { ProfessionLibraryFilters } from './profession-library.address'

function useMajorGroups() {
  const { data } = useQuery(majorCalls.tree(1))
  return useMemo(() => data && majorGroupsOf(data), [data])
}

const MAJORS = { noun: '专业', useGroups: useMajorGroups }

/** The profession library (S2 §2): the same in the page and in the drawer. */
export function ProfessionLibraryView(filtered: Filtered<ProfessionLibraryFilters>) {
  return (
    <CatalogueLibrary
      noun="职业"
      tree={useQuery(professionCalls.tree())}
      groupsOf={groupsOf}
      elsewhere={MAJORS}
      pendingChips="md:h-28"
      {...filtered}
    />
  )
}
