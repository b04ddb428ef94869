import { useQuery } from '@tanstack/react-query'
import { catalogueName } from '~/entities/catalogue/catalogue-path'
import { majorCalls } from '~/entities/major/major.calls'
import { groupsOf } from '~/entities/major/major-groups'
import type { Filtered } from '~/shared/address/address'
import { levelOfMajorCode } from '~/shared/domain/major-code'
import { MajorSchools } from './major-schools'
import type { MajorSchoolsFilters } from './major-schools.address'

interface MajorSchoolsPageProps extends Filtered<MajorSchoolsFilters> {
  readonly code: string
}

/** The schools of a major, inside of the pages of the major, which say when its name is not known. */
export function MajorSchoolsPage({ code, ...filtered }: MajorSchoolsPageProps) {
  const { data: name } = useQuery({
    ...majorCalls.tree(levelOfMajorCode(code)),
    select: (tree) => catalogueName(groupsOf(tree), code),
  })
  return name !== undefined && <MajorSchools code={code} name={name} {...filtered} />
}
