import { useQuery } from '@tanstack/react-query'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { charterOf } from '~/entities/brochure/charter-topics'
import { useAnswer } from '~/shared/answer/use-answer'

/** The newest charter of a school: the list that names it, and its text. */
export function useCharter(schoolId: string) {
  const list = useQuery(brochureCalls.list({ schoolId, page: 1 }))
  const newest = charterOf(list.data?.records ?? [])
  const charter = useAnswer(newest?.id, brochureCalls.detail)
  return { list, newest, charter }
}
