import { endName } from '~/entities/catalogue/catalogue-path'
import { useProfessionCatalogue } from '~/entities/profession/use-profession-catalogue'
import type { Filtered } from '~/shared/address/address'
import type { TrainingFilters } from './training.address'
import { TrainingSchools } from './training-schools'

interface TrainingPageProps extends Filtered<TrainingFilters> {
  readonly typeCode: string
}

/** The training schools of a type, inside of the type's pages. Those say when its name is not known. */
export function TrainingPage({ typeCode, ...filtered }: TrainingPageProps) {
  const { path } = useProfessionCatalogue(typeCode)
  return path && <TrainingSchools typeCode={typeCode} typeName={endName(path)} {...filtered} />
}
