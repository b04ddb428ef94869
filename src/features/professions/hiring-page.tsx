import { useProfessionCatalogue } from '~/entities/profession/use-profession-catalogue'
import type { Filtered } from '~/shared/address/address'
import { jobDetailsCode } from '~/shared/domain/profession-code'
import { Hiring } from './hiring'
import type { HiringFilters } from './hiring.address'

interface HiringPageProps extends Filtered<HiringFilters> {
  /** Of a type or of a profession, whose type hires. */
  readonly code: string
}

/** Who hires, inside of the pages of the type or profession, which say when its name is not known. */
export function HiringPage({ code, ...filtered }: HiringPageProps) {
  const { path } = useProfessionCatalogue(code)
  return path && <Hiring code={jobDetailsCode(code)} name={path.type.name} {...filtered} />
}
