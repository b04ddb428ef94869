import { provincePlaces } from '~/contracts/province-places'
import { mockEndpoints } from '../../server/resolve'
import { cities, districts, highSchools } from '../../world/places/places'

export const provincePlaceHandlers = mockEndpoints(provincePlaces, {
  cities: ({ query }) => cities(query.province),
  districts: ({ query }) => districts(query.province, query.city),
  highSchools: ({ query }) => highSchools(query.province, query.city, query.district),
})
