import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProfessionCategory } from '~/contracts/professions.schemas'
import { CatalogueView } from '~/entities/catalogue/catalogue-view'
import { majorCalls } from '~/entities/major/major.calls'
import { groupsOf as majorGroupsOf } from '~/entities/major/major-groups'
import { professionCalls } from '~/entities/profession/profession.calls'
import { groupsOf } from '~/entities/profession/profession-groups'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { Skeleton } from '~/shared/ui/skeleton'
import type { ProfessionLibraryFilters } from './profession-library.address'

interface ProfessionLibraryViewProps extends Filtered<ProfessionLibraryFilters> {
  readonly className?: string
}

function useMajorGroups() {
  const { data } = useQuery(majorCalls.tree(1))
  return useMemo(() => data && majorGroupsOf(data), [data])
}

const MAJORS = { noun: '专业', useGroups: useMajorGroups }

/** The profession library (S2 §2): the same in the page and in the drawer. */
export function ProfessionLibraryView({ className, ...filtered }: ProfessionLibraryViewProps) {
  return (
    <div className={className}>
      <Faces
        of={useQuery(professionCalls.tree())}
        name="职业目录"
        pending={<PendingLibrary />}
        isEmpty={(tree) => tree.length === 0}
      >
        {(tree) => <Library tree={tree} {...filtered} />}
      </Faces>
    </div>
  )
}

interface LibraryProps extends Filtered<ProfessionLibraryFilters> {
  readonly tree: readonly ProfessionCategory[]
}

function Library({ tree, filters: { category, q }, change }: LibraryProps) {
  const groups = useMemo(() => groupsOf(tree), [tree])
  return (
    <CatalogueView
      groups={groups}
      noun="职业"
      elsewhere={MAJORS}
      category={category}
      keyword={q}
      onCategory={(id) => change({ category: id })}
      onKeyword={(text) => change({ q: text }, 'settle')}
    />
  )
}

function PendingLibrary() {
  return (
    <>
      <Skeleton className="mt-3 h-16" />
      <Skeleton className="mt-7 h-72 md:h-28" />
      <Skeleton className="mt-6 h-[80rem]" />
    </>
  )
}
