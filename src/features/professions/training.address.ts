import { WHOSE_FIELDS } from '~/entities/school/library.address'
import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Which major's schools are shown, the one asked for most when absent; and beside whose rank. */
export const trainingAddress = address({ major: field.id, page: field.page, ...WHOSE_FIELDS })

export type TrainingFilters = Filters<typeof trainingAddress>
