import { getRouteApi, Navigate, useMatches, useParams } from '@tanstack/react-router'
import { fitsMajorRoute, placeOfMajorCode } from '~/entities/place/major-tabs'
import { spellingOf } from '~/entities/place/places'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { type MajorProps, MajorSchools } from './major-schools'
import { MajorView } from './major-view'

const schoolsRoute = getRouteApi('/_student/_major/chazhuanyedetailyuanxiao/$majorCode')

function SchoolsPage(props: MajorProps) {
  return <MajorSchools {...props} {...usePageFilters(schoolsRoute)} />
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
