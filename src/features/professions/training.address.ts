import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Which major's schools are shown; the one asked for most when absent. */
export const trainingAddress = address({ major: field.id, page: field.page })

export type TrainingFilters = Filters<typeof trainingAddress>
