import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { placeOfMajorCode } from '~/entities/place/major-tabs'
import { spellingOf } from '~/entities/place/places'
import { Faces } from '~/shared/answer/faces'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'

/** Leads on to the first type of the tree of undergraduate majors. */
export function FirstMajorPage() {
  const tree = useQuery(majorCalls.tree(1))
  const first = tree.data?.flatMap(({ majorTypes }) => majorTypes)[0]
  if (first) return <Navigate {...spellingOf(placeOfMajorCode(first.typeCode)).page} replace />
  return (
    <div className="content-column py-6 md:py-8">
      <PageHeading>查专业</PageHeading>
      <Faces
        of={tree}
        name="专业目录"
        className="mt-4"
        pending={<Skeleton className="h-[40rem]" />}
        isEmpty={() => true}
      >
        {() => null}
      </Faces>
    </div>
  )
}
