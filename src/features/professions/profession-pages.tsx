import { Navigate, useMatches, useParams } from '@tanstack/react-router'
import { spellingOf } from '~/entities/place/places'
import { fitsRoute, placeOfCode } from '~/entities/place/profession-tabs'
import { standingPart } from '~/shared/lib/use-lazy-part'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { ProfessionView } from './profession-view'
import type { TypeProps } from './training-schools'

// Cards of schools are more code than the other tabs together.
const loadTraining = standingPart(async () => (await import('./training-page')).TrainingSchoolsPage)

function TrainingPage(props: TypeProps) {
  return (
    <LatePart
      name="培养院校"
      load={loadTraining}
      pending={<Skeleton of="text" className="h-[60rem]" />}
      props={props}
    />
  )
}

/** The pages of types and professions: tree and tabs stay while one goes from one to the other. */
export function ProfessionPages() {
  const params = useParams({ strict: false })
  const code = params.typeCode ?? params.professionCode ?? ''
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return (
    <div className="content-column py-6 md:py-8">
      {/* A code of the other length belongs to the other view (S1 §4). */}
      {fitsRoute(code, path) ? (
        <ProfessionView code={code} tab={path} Training={TrainingPage} />
      ) : (
        <Navigate {...spellingOf(placeOfCode(code)).page} replace />
      )}
    </div>
  )
}
