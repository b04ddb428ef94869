import { getRouteApi } from '@tanstack/react-router'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { TrainingSchools, type TypeProps } from './training-schools'

const route = getRouteApi('/_student/_profession/chazhiyerencai/$typeCode')

/** The training schools of a type, with the filters of its page. */
export function TrainingSchoolsPage(props: TypeProps) {
  return <TrainingSchools {...props} {...usePageFilters(route)} />
}
