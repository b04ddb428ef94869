import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SchoolBase } from '~/contracts/school.schemas'
import { schoolLibrary } from '~/contracts/school-library'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { PlaceLink } from '~/entities/place/place-link'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { ask, call } from '~/shared/api/call'
import { formatCount } from '~/shared/lib/text/format'
import { buttonVariants } from '~/shared/ui/button'
import type { UnitGroup } from './admission-rows'
import { nearestOf } from './none-reached'

interface NoReachProps {
  readonly schoolId: string
  readonly school: SchoolBase
  readonly groups: readonly UnitGroup[]
  readonly rank: MyRank
  readonly question: LineQuestion
}

const BUTTON = buttonVariants({ variant: 'outline', size: 'sm' })

/** Said where a rank reaches no ordinary major of a school: how far the nearest is, and three ways on. */
export function NoReach({ schoolId, school, groups, rank, question }: NoReachProps) {
  const { province, subject, year } = question
  const { gap, nearest, reachedJoint } = nearestOf(groups, rank.rank)
  const campuses = useQuery(campusesOf(school.schoolName))
  const others = (campuses.data?.records ?? []).filter(
    ({ id, schoolName }) => id !== schoolId && trunkOf(schoolName) === trunkOf(school.schoolName),
  )
  const near = {
    province,
    subject,
    year,
    ...(rank.score === undefined ? { rank: rank.rank } : { score: rank.score }),
  }
  const city = `${school.provinceName} ${school.cityName}`.trim()
  const major = nearest?.name.replace(/[（(].*$/, '')
  const filters = { province, subject, rank: String(rank.rank) }
  return (
    <section aria-label="够不着时看哪里" className="grid gap-3 rounded border bg-surface p-4">
      <p className="text-pretty">
        你的 {formatCount(rank.rank)} 位够不着这里的普通专业，最近的还差 {formatCount(gap)} 位
        {nearest && `（${nearest.name}）`}。
        {reachedJoint > 0 && `中外合作够得着 ${reachedJoint} 个，学费高得多。`}
      </p>
      <p className="print-hidden flex flex-wrap gap-2">
        {others.map(({ id, schoolName }) => (
          <PlaceLink key={id} to={{ kind: 'school', id, tab: 'lines', filters }} className={BUTTON}>
            {schoolName}
          </PlaceLink>
        ))}
        <Link to="/weici" search={{ ...near, place: city }} preload={false} className={BUTTON}>
          同城能报的
        </Link>
        {major !== undefined && (
          <Link to="/weici" search={{ ...near, major }} preload={false} className={BUTTON}>
            同专业能报的
          </Link>
        )}
      </p>
    </section>
  )
}

/** The name of a school without its campus: 合肥工业大学（宣城校区） is of 合肥工业大学. */
const trunkOf = (name: string) => name.replace(/[（(].*校区[）)]$/, '')

const MOST = 6

const campusesOf = (name: string) => {
  const query = trunkOf(name)
  return ask(call(schoolLibrary.search, { query: { query }, body: { page: 1, pageSize: MOST } }))
}
