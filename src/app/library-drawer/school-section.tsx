import { lazy, Suspense } from 'react'
import { librarySearch } from '~/features/schools/library.search'
import { SchoolLibraryView } from '~/features/schools/school-library-view'
import { SchoolLinksProvider } from '~/shared/ui/school-link'
import { Skeleton } from '~/shared/ui/skeleton'
import { schoolInDrawer } from './school-links'
import type { SectionProps } from './section-props'

// The library opens without the code of what it leads to.
const SchoolView = lazy(async () => ({ default: (await import('./school-view')).SchoolView }))

/** 院校库 in the drawer, and the school that is opened from it. */
export function SchoolSection({ search, onSearchChange }: SectionProps) {
  const { id } = search
  return (
    <SchoolLinksProvider value={schoolInDrawer}>
      {id === undefined ? (
        <SchoolLibraryView filters={librarySearch.parse(search)} onFiltersChange={onSearchChange} />
      ) : (
        <Suspense fallback={<Skeleton className="h-[40rem]" />}>
          <SchoolView schoolId={id} search={search} onSearchChange={onSearchChange} />
        </Suspense>
      )}
    </SchoolLinksProvider>
  )
}
