import { school } from '~/contracts/school'
import { mockEndpoints } from '../../server/resolve'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS, SCHOOL_TYPES } from '../../world/schools/options'

export const schoolHandlers = mockEndpoints(school, {
  types: () => [...SCHOOL_TYPES],
  institutions: () => [...SCHOOL_INSTITUTIONS],
  features: () => [...SCHOOL_FEATURES],
})
