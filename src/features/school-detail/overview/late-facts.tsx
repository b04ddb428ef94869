import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { parseCharter, topicText } from '~/entities/brochure/charter-paragraphs'
import type { CharterTopic } from '~/entities/brochure/charter-topics'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { MissingLine } from '~/shared/answer/missing-line'
import { useAnswer } from '~/shared/answer/use-answer'
import { Skeleton } from '~/shared/ui/skeleton'
import { assessedRound } from '../majors/school-majors.prefetch'
import { gradesText } from './grades-text'
import { useCharter } from './use-charter'

const pending = <Skeleton className="h-6 w-24" />

interface CharterFactProps {
  readonly schoolId: string
  readonly topics: readonly CharterTopic[]
}

/** What the newest charter says to some topics, as far as it is stated. */
export function CharterFact({ schoolId, topics }: CharterFactProps) {
  const { list, newest, charter } = useCharter(schoolId)
  const reported = useMemo(() => {
    if (!charter.data) return undefined
    const text = parseCharter(charter.data.content)
    return topics.flatMap((topic) => topicText(text, topic) ?? []).join('；')
  }, [charter.data, topics])
  if (list.isError || charter.isError) return <MissingLine of={[list, charter]} name="招生章程" />
  if (list.data && !newest) return <span className="font-normal text-muted-foreground">没有收录章程</span>
  if (reported === undefined) return pending
  return reported === '' ? (
    <span className="font-normal text-muted-foreground">章程没有写明</span>
  ) : (
    <span className="line-clamp-2 text-sm font-normal print:line-clamp-none">{reported}</span>
  )
}

/** How many disciplines of a school have which grades, in the last round of the assessment. */
export function GradesFact({ schoolId }: { schoolId: string }) {
  const rounds = useQuery(schoolDetailCalls.rounds(schoolId))
  const round = rounds.data && rounds.data.length > 0 ? assessedRound(rounds.data, undefined) : undefined
  const grades = useAnswer(round, (asked) => schoolDetailCalls.grades(schoolId, asked))
  if (rounds.isError || grades.isError) return <MissingLine of={[rounds, grades]} name="学科评估" />
  if (rounds.data && round === undefined)
    return <span className="font-normal text-muted-foreground">没有参评</span>
  if (!grades.data) return pending
  return (
    <>
      {gradesText(grades.data)}
      <span className="block text-xs font-normal text-muted-foreground">第 {round} 轮</span>
    </>
  )
}
