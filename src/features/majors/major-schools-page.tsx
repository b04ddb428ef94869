import { getRouteApi } from '@tanstack/react-router'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { type MajorProps, MajorSchools } from './major-schools'

const route = getRouteApi('/_student/_major/chazhuanyedetailyuanxiao/$majorCode')

/** The schools of a major, with the filters of its page. */
export function MajorSchoolsPage(props: MajorProps) {
  return <MajorSchools {...props} {...usePageFilters(route)} />
}
