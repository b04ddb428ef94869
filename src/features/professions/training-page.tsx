import { useQuery } from '@tanstack/react-query'
import { catalogueName } from '~/entities/catalogue/catalogue-path'
import { professionCalls } from '~/entities/profession/profession.calls'
import { groupsOf } from '~/entities/profession/profession-groups'
import type { Filtered } from '~/shared/address/address'
import type { TrainingFilters } from './training.address'
import { TrainingSchools } from './training-schools'

interface TrainingPageProps extends Filtered<TrainingFilters> {
  readonly typeCode: string
}

/** The training schools of a type, inside of the pages of the type, which say when its name is not known. */
export function TrainingPage({ typeCode, ...filtered }: TrainingPageProps) {
  const { data: name } = useQuery({
    ...professionCalls.tree(),
    select: (tree) => catalogueName(groupsOf(tree), typeCode),
  })
  return name !== undefined && <TrainingSchools typeCode={typeCode} typeName={name} {...filtered} />
}
