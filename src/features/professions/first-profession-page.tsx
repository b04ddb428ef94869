import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { spellingOf } from '~/entities/place/places'
import { placeOfCode } from '~/entities/place/profession-tabs'
import { professionCalls } from '~/entities/profession/profession.calls'
import { Faces } from '~/shared/answer/faces'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'

/** Leads on to the first type of the tree. */
export function FirstProfessionPage() {
  const tree = useQuery(professionCalls.tree())
  const first = tree.data?.flatMap(({ professionTypes }) => professionTypes)[0]
  if (first) return <Navigate {...spellingOf(placeOfCode(first.typeCode)).page} replace />
  return (
    <div className="content-column py-6 md:py-8">
      <PageHeading>查职业</PageHeading>
      <Faces
        of={tree}
        name="职业目录"
        className="mt-4"
        pending={<Skeleton className="h-[40rem]" />}
        isEmpty={() => true}
      >
        {() => null}
      </Faces>
    </div>
  )
}
