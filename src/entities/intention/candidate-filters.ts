import type { Intention } from './intention'

/** The intention as filters of candidates, in the words of their address. */
export function filtersOf({
  provinces,
  schoolTypes,
  schoolFeatures,
  schoolInstitutions,
  majorCodes,
  excludedMajorCodes,
  maxFee,
}: Intention) {
  return {
    provinces: [...provinces],
    types: [...schoolTypes],
    features: [...schoolFeatures],
    natures: [...schoolInstitutions],
    majors: [...majorCodes],
    unwanted: [...excludedMajorCodes],
    ...(maxFee != null && { fee: maxFee }),
  }
}
