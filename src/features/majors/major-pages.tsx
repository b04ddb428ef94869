import { Navigate, Outlet, useMatches, useParams } from '@tanstack/react-router'
import { fitsMajorRoute, placeOfMajorCode } from '~/entities/place/major-tabs'
import { spellingOf } from '~/entities/place/places'
import { MajorView } from './major-view'

/** The pages of types and majors: tree and tabs stay while one goes from one to the other. */
export function MajorPages() {
  const params = useParams({ strict: false })
  const code = params.majorType ?? params.majorCode ?? ''
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return (
    <div className="content-column py-6 md:py-8">
      {/* A code of the other length belongs to the other view. */}
      {fitsMajorRoute(code, path) ? (
        <MajorView code={code} tab={path} Schools={Outlet} />
      ) : (
        <Navigate {...spellingOf(placeOfMajorCode(code)).page} replace />
      )}
    </div>
  )
}
