import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MajorCategory } from '~/contracts/majors.schemas'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { CatalogueView } from '~/entities/catalogue/catalogue-view'
import { majorCalls } from '~/entities/major/major.calls'
import { groupsOf } from '~/entities/major/major-groups'
import { levelOfWord, levelWord } from '~/entities/place/major-tabs'
import { PlaceLink } from '~/entities/place/place-link'
import { professionCalls } from '~/entities/profession/profession.calls'
import { groupsOf as professionGroupsOf } from '~/entities/profession/profession-groups'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { useHydrated } from '~/shared/session/session'
import { sectionTabClass, sectionTabsClass } from '~/shared/ui/section-tabs'
import { Skeleton } from '~/shared/ui/skeleton'
import { type MajorLibraryFilters, majorLibraryAddress } from './major-library.address'

interface MajorLibraryViewProps extends Filtered<MajorLibraryFilters> {
  readonly className?: string
}

/** The HTML rendered at build time does not know the address. */
const UNKNOWN = majorLibraryAddress.parse({})

function useProfessionGroups() {
  const { data } = useQuery(professionCalls.tree())
  return useMemo(() => data && professionGroupsOf(data), [data])
}

const PROFESSIONS = { noun: '职业', useGroups: useProfessionGroups }

/** The major library (S2 §2): the same in the page and in the drawer. */
export function MajorLibraryView({ filters, change, className }: MajorLibraryViewProps) {
  const known = useHydrated() ? filters : UNKNOWN
  const tree = useAnswer(levelOfWord(known.level), majorCalls.tree)
  return (
    <div className={className}>
      <nav aria-label="培养层次" className={sectionTabsClass}>
        {MAJOR_LEVELS.map(({ id, label }) => (
          // A level alone: categories and keyword of another one do not hold (S2 §4).
          <PlaceLink
            key={id}
            to={{ kind: 'major-library', level: levelWord(id) }}
            className={sectionTabClass}
            {...(levelWord(id) === known.level && { 'aria-current': 'page' as const })}
          >
            {label}
          </PlaceLink>
        ))}
      </nav>
      <Faces
        of={tree}
        name="专业目录"
        pending={<PendingLibrary />}
        isEmpty={(categories) => categories.length === 0}
      >
        {(categories) => <Library key={known.level} tree={categories} filters={known} change={change} />}
      </Faces>
    </div>
  )
}

interface LibraryProps extends Filtered<MajorLibraryFilters> {
  readonly tree: readonly MajorCategory[]
}

function Library({ tree, filters: { category, q }, change }: LibraryProps) {
  const groups = useMemo(() => groupsOf(tree), [tree])
  return (
    <CatalogueView
      groups={groups}
      noun="专业"
      elsewhere={PROFESSIONS}
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
      <Skeleton className="mt-7 h-72 md:h-16" />
      <Skeleton className="mt-6 h-[80rem]" />
    </>
  )
}
