import { useCallback } from 'react'
import { majorCalls } from '~/entities/major/major.calls'
import type { LibraryFilters } from '~/entities/school/library.address'
import { SchoolList } from '~/entities/school/school-list'
import type { Filtered } from '~/shared/address/address'

export interface MajorProps {
  readonly code: string
  readonly name: string
}

/** The schools that offer a major, with the filters of the school library (S2 §2). */
export function MajorSchools({ code, name, ...filtered }: MajorProps & Filtered<LibraryFilters>) {
  const ask = useCallback((filters: LibraryFilters) => majorCalls.schools(code, filters), [code])
  return (
    <section aria-labelledby="major-schools">
      <h2 id="major-schools" className="text-lg font-medium">
        开设{name}的院校
      </h2>
      <SchoolList {...filtered} ask={ask} className="mt-2" />
    </section>
  )
}
