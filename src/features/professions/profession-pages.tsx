import { Navigate, Outlet, useMatches, useParams } from '@tanstack/react-router'
import { spellingOf } from '~/entities/place/places'
import { fitsRoute, placeOfCode } from '~/entities/place/profession-tabs'
import { ProfessionView } from './profession-view'

/** The pages of types and professions: tree and tabs stay while one goes from one to the other. */
export function ProfessionPages() {
  const params = useParams({ strict: false })
  const code = params.typeCode ?? params.professionCode ?? ''
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return (
    <div className="content-column py-6 md:py-8">
      {/* A code of the other length belongs to the other view (S1 §4). */}
      {fitsRoute(code, path) ? (
        <ProfessionView code={code} tab={path} Training={Outlet} Hiring={Outlet} />
      ) : (
        <Navigate {...spellingOf(placeOfCode(code)).page} replace />
      )}
    </div>
  )
}
