import { startup } from '~/contracts/startup'
import { mockEndpoints } from '../../server/resolve'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS, SCHOOL_TYPES } from '../../world/schools/options'
import { listProvinces } from '../provinces/province'

export const startupHandlers = mockEndpoints(startup, {
  lists: () => ({
    provinces: listProvinces(),
    types: [...SCHOOL_TYPES],
    institutions: [...SCHOOL_INSTITUTIONS],
    features: [...SCHOOL_FEATURES],
  }),
})
