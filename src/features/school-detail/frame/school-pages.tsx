import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches, useParams } from '@tanstack/react-router'
import { schoolTabOfPath } from '~/entities/place/school-tabs'
import { schoolCalls } from '~/entities/school/school.calls'
import { isMissing } from '~/shared/api/is-missing'
import { useSetPageSubject } from '~/shared/react/page-subject'
import { NO_SCHOOL, SchoolFrame } from './school-frame'

/** The pages of a school: its frame stays while one goes from tab to tab. */
export function SchoolPages() {
  const { id = '' } = useParams({ strict: false })
  const tab = useMatches({ select: (matches) => schoolTabOfPath(matches.at(-1)?.fullPath ?? '') })
  // What a tab does not know itself is kept in its address for the next one.
  const search = useLocation({ select: (location) => location.search })
  const { data, error } = useQuery(schoolCalls.base(id))
  useSetPageSubject(isMissing(error) ? NO_SCHOOL : data?.schoolName)
  return (
    <div className="content-column py-6 md:py-8">
      <SchoolFrame schoolId={id} tab={tab} search={search}>
        <Outlet />
      </SchoolFrame>
    </div>
  )
}
