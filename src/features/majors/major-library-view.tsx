import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { CatalogueLibrary } from '~/entities/catalogue/catalogue-library'
import { majorCalls } from '~/entities/major/major.calls'
import { groupsOf } from '~/entities/major/major-groups'
import { levelOfWord, levelWord } from '~/entities/place/major-tabs'
import { PlaceLink } from '~/entities/place/place-link'
import { professionCalls } from '~/entities/profession/profession.calls'
import { groupsOf as professionGroupsOf } from '~/entities/profession/profession-groups'
import type { Filtered } from '~/shared/address/address'
import { useAnswer } from '~/shared/answer/use-answer'
import { useHydrated } from '~/shared/session/session'
import { sectionTabClass, sectionTabsClass } from '~/shared/ui/section-tabs'
import { type MajorLibraryFilters, majorLibraryAddress } from './major-library.address'
import { OtherLevels } from './other-levels'

/** The HTML rendered at build time does not know the address. */
const UNKNOWN = majorLibraryAddress.parse({})

function useProfessionGroups() {
  const { data } = useQuery(professionCalls.tree())
  return useMemo(() => data && professionGroupsOf(data), [data])
}

const PROFESSIONS = { noun: '职业', useGroups: useProfessionGroups }

/** The major library (S2 §2): the same in the page and in the drawer. */
export function MajorLibraryView({ filters, change }: Filtered<MajorLibraryFilters>) {
  const known = useHydrated() ? filters : UNKNOWN
  return (
    <>
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
      {known.q && <OtherLevels level={levelOfWord(known.level)} keyword={known.q} />}
      <CatalogueLibrary
        key={known.level}
        noun="专业"
        tree={useAnswer(levelOfWord(known.level), majorCalls.tree)}
        groupsOf={groupsOf}
        elsewhere={PROFESSIONS}
        pendingChips="md:h-16"
        filters={known}
        change={change}
      />
    </>
  )
}
