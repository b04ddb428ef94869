import { school } from '~/contracts/school'
import { ask, call } from '~/shared/api/call'

/** Values of the library's filter rows; loaded at the start (S1 §4), and so apart from what is known of each school. */
export const schoolOptions = {
  types: () => ask(call(school.types, {})),
  institutions: () => ask(call(school.institutions, {})),
  features: () => ask(call(school.features, {})),
}
