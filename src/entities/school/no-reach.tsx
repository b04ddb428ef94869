import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PlaceLink } from '~/entities/place/place-link'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { buttonVariants } from '~/shared/ui/button'
import { schoolCalls } from './school.calls'

/** What a rank misses at a school, of its ordinary majors. */
export interface Missed {
  /** The nearest of them, and how many places it lies before the rank. */
  readonly name: string
  readonly gap: number
  /** How many of 中外合作 are in reach after all. */
  readonly reachedJoint: number
}

interface NoReachProps {
  readonly schoolId: string
  readonly missed: Missed
  readonly rank: MyRank
  /** Those of the reader, where they narrowed what was looked at. */
  readonly electives?: readonly string[] | undefined
  readonly question: { readonly province: string; readonly subject: string; readonly year: number }
}

const BUTTON = buttonVariants({ variant: 'outline', size: 'sm' })

/** Said where a rank reaches no ordinary major of a school: how far the nearest is, and three ways on. */
export function NoReach({ schoolId, missed, rank, electives, question }: NoReachProps) {
  const { province, subject, year } = question
  const { data: school } = useQuery(schoolCalls.base(schoolId))
  const campuses = useQuery(school ? schoolCalls.namedLike(trunkOf(school.schoolName)) : NOTHING_ASKED)
  const others = (campuses.data?.records ?? []).filter(
    ({ id, schoolName }) => id !== schoolId && trunkOf(schoolName) === trunkOf(school?.schoolName ?? ''),
  )
  const own = rank.score === undefined ? { rank: rank.rank } : { score: rank.score }
  const near = { province, subject, year, ...own, tier: '稳' as const }
  const filters = { province, subject, rank: String(rank.rank) }
  return (
    <section aria-label="够不着时看哪里" className="grid gap-3 rounded border bg-surface p-4">
      <p className="text-pretty">{missedText(rank.rank, missed, electives)}</p>
      <p className="print-hidden flex flex-wrap gap-2">
        {others.map(({ id, schoolName }) => (
          <PlaceLink key={id} to={{ kind: 'school', id, tab: 'lines', filters }} className={BUTTON}>
            {schoolName}
          </PlaceLink>
        ))}
        {school && (
          <Link
            to="/weici"
            search={{ ...near, place: `${school.provinceName} ${school.cityName}`.trim() }}
            preload={false}
            className={BUTTON}
          >
            同城能报的
          </Link>
        )}
        <Link
          to="/weici"
          search={{ ...near, major: missed.name.replace(/[（(].*$/, '') }}
          preload={false}
          className={BUTTON}
        >
          同专业能报的
        </Link>
      </p>
    </section>
  )
}

/** The name of a school without its campus: 合肥工业大学（宣城校区） is of 合肥工业大学. */
const trunkOf = (name: string) => name.replace(/[（(].*校区[）)]$/, '')

/** What a rank misses, in words; and what costs more but is in reach. */
function missedText(
  rank: number,
  { name, gap, reachedJoint }: Missed,
  electives: readonly string[] | undefined,
): string {
  const whose = electives ? `、选考${electives.join('、')}，` : ''
  const joint = reachedJoint > 0 ? `中外合作够得着 ${reachedJoint} 个，学费高得多。` : ''
  return `你的 ${formatCount(rank)} 位${whose}够不着这里的普通专业，最近的还差 ${formatCount(gap)} 位（${name}）。${joint}`
}
