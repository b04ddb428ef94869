import type { MajorScoreLineGroup } from '~/contracts/school-lines'
import type { MyRank } from '~/entities/rank/use-my-rank'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import { electiveNames } from '~/rules/exam/electives'
import { useUser } from '~/shared/session/session'
import { LazyPart } from '~/shared/ui/lazy-part'
import { rankedMajors } from './place-rows'
import { missedOf, openMajors, reachText } from './reach-text'

const loadNoReach = async () => (await import('~/entities/school/no-reach')).NoReach

interface SchoolReachProps {
  readonly schoolId: string
  readonly question: LineOfYearQuestion
  readonly batch: string
  readonly lines: readonly MajorScoreLineGroup[]
  readonly own: MyRank
}

/** What a rank reaches of the majors of a school; where it reaches none, how far the nearest is, and where to look. */
export function SchoolReach({ schoolId, question, batch, lines, own }: SchoolReachProps) {
  const subjects = useUser()?.subjects
  const electives = electiveNames(subjects ?? undefined)
  const ranked = rankedMajors(lines, batch)
  const open = openMajors(ranked, question.subject, electives)
  const closed = ranked.length - open.length
  const missed = missedOf(own.rank, open)
  if (missed) {
    return (
      <LazyPart
        name="看哪里"
        load={loadNoReach}
        pending={<div className="min-h-40" />}
        props={{ schoolId, missed, rank: own, electives: closed > 0 ? electives : undefined, question }}
      />
    )
  }
  return (
    <p className="text-sm text-pretty">
      {open.length > 0 && reachText(own.rank, open)}
      {closed > 0 && `另有 ${closed} 个按你的选科不能报。`}
    </p>
  )
}
