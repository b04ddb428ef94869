import { province } from '~/contracts/province'
import { school } from '~/contracts/school'
import { endpointQuery, FRESH } from './query'

/** The lists that filters all over the product offer; loaded at the start (S1 §4). */
export const referenceQueries = {
  provinces: () => endpointQuery(province.list, {}, FRESH.session),
  schoolTypes: () => endpointQuery(school.types, {}, FRESH.session),
  institutions: () => endpointQuery(school.institutions, {}, FRESH.session),
  features: () => endpointQuery(school.features, {}, FRESH.session),
}
