import { majors, type RecruitingQuery } from '~/contracts/majors'
import { ask, call } from '~/shared/api/call'

/** As the school library's (S2 §9). */
export const PAGE_SIZE = 6

export interface TrainingQuestion {
  readonly major: string
  readonly page: number
  /** For whom schools have to recruit; all that offer the major where it is not said. */
  readonly recruiting?: RecruitingQuery | undefined
}

export const trainingCalls = {
  /** The schools that offer a major. */
  schools: ({ major, page, recruiting }: TrainingQuestion) =>
    ask(
      call(majors.schools, {
        body: { majorId: major, page, pageSize: PAGE_SIZE, ...(recruiting && { recruiting }) },
      }),
    ),
}
