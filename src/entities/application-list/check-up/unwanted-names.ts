import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { ListStudent } from '~/rules/check-up/list-input'
import { isMajorOf } from '../is-major-of'

/** The majors of these units that a student does not want, by name; absent where nothing is said to be unwanted. */
export function unwantedNames(
  units: Iterable<Pick<RecommendedUnit, 'majors'>>,
  codes: readonly string[] = [],
): Pick<ListStudent, 'unwanted'> {
  if (codes.length === 0) return {}
  const named = [...units].flatMap(({ majors }) => majors.filter((major) => isMajorOf(major, codes)))
  return { unwanted: [...new Set(named.map(({ majorName }) => majorName))] }
}
