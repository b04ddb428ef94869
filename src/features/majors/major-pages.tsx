import { Navigate, useMatches, useParams } from '@tanstack/react-router'
import { fitsMajorRoute, placeOfMajorCode } from '~/entities/place/major-tabs'
import { spellingOf } from '~/entities/place/places'
import { standingPart } from '~/shared/lib/use-lazy-part'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { MajorProps } from './major-schools'
import { MajorView } from './major-view'

// Filters and cards of schools are more code than the other tabs together.
const loadSchools = standingPart(async () => (await import('./major-schools-page')).MajorSchoolsPage)

function SchoolsPage(props: MajorProps) {
  return (
    <LatePart
      name="开设院校"
      load={loadSchools}
      pending={<Skeleton of="rows" className="h-[60rem]" />}
      props={props}
    />
  )
}

/** The pages of types and majors: tree and tabs stay while one goes from one to the other. */
export function MajorPages() {
  const params = useParams({ strict: false })
  const code = params.majorType ?? params.majorCode ?? ''
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return (
    <div className="content-column py-6 md:py-8">
      {/* A code of the other length belongs to the other view. */}
      {fitsMajorRoute(code, path) ? (
        <MajorView code={code} tab={path} Schools={SchoolsPage} />
      ) : (
        <Navigate {...spellingOf(placeOfMajorCode(code)).page} replace />
      )}
    </div>
  )
}
