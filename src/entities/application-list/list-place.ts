import type { ApplicationList } from '~/contracts/list-summaries'

/** Stands in the address of a list that was made without a score record: the list itself says what it is for. */
const NO_SCORE = '0'

/** The address of a list. */
export function listPlace({
  id,
  studentId,
  preferenceScoreId,
}: Pick<ApplicationList, 'id' | 'studentId' | 'preferenceScoreId'>) {
  return {
    to: '/volunteerDetail/$studentId/$preferenceScoreId/$preferenceId',
    params: { studentId, preferenceScoreId: preferenceScoreId ?? NO_SCORE, preferenceId: id },
  } as const
}
