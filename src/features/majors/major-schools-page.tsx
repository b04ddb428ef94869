import { endName } from '~/entities/catalogue/catalogue-path'
import { useMajorCatalogue } from '~/entities/major/use-major-catalogue'
import type { Filtered } from '~/shared/address/address'
import { MajorSchools } from './major-schools'
import type { MajorSchoolsFilters } from './major-schools.address'

interface MajorSchoolsPageProps extends Filtered<MajorSchoolsFilters> {
  readonly code: string
}

/** The schools of a major, inside of the pages of the major, which say when its name is not known. */
export function MajorSchoolsPage({ code, ...filtered }: MajorSchoolsPageProps) {
  const { path } = useMajorCatalogue(code)
  return path && <MajorSchools code={code} name={endName(path)} {...filtered} />
}
