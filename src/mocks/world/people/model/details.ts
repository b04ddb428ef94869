import { ETHNIC_GROUPS } from '~/contracts/reference'
import type { StudentRecord } from '~/contracts/student-record'
import { integer, pick, uniform } from '../../kit/seed'
import { cities, districts, highSchools } from '../../places/places'

/** What is kept of a student beside the account. */
export type StudentDetails = Pick<
  StudentRecord,
  'id' | 'sex' | 'ethnicGroup' | 'foreignLanguage' | 'city' | 'district' | 'highSchool'
>

const HAN_SHARE = 0.91
const [HAN] = ETHNIC_GROUPS

/** The details of a student of the world in a province; a student without province has none. */
export function detailsOf(id: string, province: string | null): StudentDetails {
  if (province === null) return { id }
  const han = uniform('han', id) < HAN_SHARE
  const sex = integer(1, 2, 'sex', id) === 1 ? 1 : 2
  const place = homeOf(id, province)
  return { id, sex, ethnicGroup: han ? HAN : pick(ETHNIC_GROUPS, 'ethnic-group', id), ...place }
}

function homeOf(id: string, province: string): Pick<StudentRecord, 'city' | 'district' | 'highSchool'> {
  const ofProvince = cities(province)
  if (ofProvince.length === 0) return {}
  const city = pick(ofProvince, 'city', id)
  const ofCity = districts(province, city)
  if (ofCity.length === 0) return { city }
  const district = pick(ofCity, 'district', id)
  const schools = highSchools(province, city, district)
  return { city, district, highSchool: schools.length > 0 ? pick(schools, 'high-school-of', id) : null }
}
