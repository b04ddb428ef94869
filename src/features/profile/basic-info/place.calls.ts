import { provincePlaces } from '~/contracts/province-places'
import { ask, call } from '~/shared/api/call'

interface Home {
  readonly province: string
  readonly city: string
  readonly district: string
}

/** The places by which a high school is found, from the province down. */
export const placeCalls = {
  cities: ({ province }: Home) => ask(call(provincePlaces.cities, { query: { province } })),
  districts: ({ province, city }: Home) => ask(call(provincePlaces.districts, { query: { province, city } })),
  highSchools: (home: Home) => ask(call(provincePlaces.highSchools, { query: home })),
}
