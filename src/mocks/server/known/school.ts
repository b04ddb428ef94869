import { findSchool, type School } from '../../world/schools/schools'
import { notFound } from '../problem'

/** The school of an id. Throws a problem for an id that no school has. */
export function requireSchool(id: string): School {
  const school = findSchool(id)
  if (!school) throw notFound('没有这所院校')
  return school
}
