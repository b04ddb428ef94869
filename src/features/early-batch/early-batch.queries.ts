import { infiniteQueryOptions } from '@tanstack/react-query'
import { admissionPlan } from '~/contracts/admission-plan'
import { provinceRules } from '~/contracts/province-rules'
import { schoolLines } from '~/contracts/school-lines'
import { ask, call } from '~/shared/api/call'
import { request } from '~/shared/api/client'
import { FRESH } from '~/shared/api/query'
import { nextPage } from './next-page'

/** S1 §9. */
const PAGE_SIZE = 999

export interface EarlyQuestion {
  readonly province: string
  readonly year: number
  readonly batch: string | undefined
  readonly directory: string | undefined
  readonly schoolId: string | undefined
}

export const earlyBatchQueries = {
  rules: (province: string) => ask(call(provinceRules.scoreConfigs, { query: { provinceName: province } })),
  directories: (province: string, year: number) =>
    ask(call(admissionPlan.earlyDirectories, { query: { province, year } })),
  plans: (question: EarlyQuestion) =>
    infiniteQueryOptions({
      queryKey: [admissionPlan.early.method, admissionPlan.early.path, question],
      queryFn: ({ signal, pageParam }) =>
        request(admissionPlan.early, { body: { ...question, page: pageParam, pageSize: PAGE_SIZE } }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: FRESH.session,
    }),
  lines: (question: EarlyQuestion) =>
    infiniteQueryOptions({
      queryKey: [schoolLines.earlyBatch.method, schoolLines.earlyBatch.path, question],
      queryFn: ({ signal, pageParam }) => {
        const { directory: _, ...body } = question
        return request(
          schoolLines.earlyBatch,
          { body: { ...body, page: pageParam, pageSize: PAGE_SIZE } },
          signal,
        )
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: FRESH.session,
    }),
}
