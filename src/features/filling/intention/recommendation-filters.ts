import type { Intention } from '~/entities/intention/intention'

/** The intention as filters of the recommendation, in the words of its address. */
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
