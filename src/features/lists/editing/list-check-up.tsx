import { rowElementId } from '~/entities/application-list/row-element-id'
import { CheckUpPanel } from '../check-up/check-up-panel'
import { type RepairsQuery, useRepairs } from './use-repairs'

/** The check-up of the list on the page, with what can be done about each finding. */
export function ListCheckUp(query: RepairsQuery) {
  return <CheckUpPanel state={query.checkUp} elementOf={rowElementId} {...useRepairs(query)} />
}
