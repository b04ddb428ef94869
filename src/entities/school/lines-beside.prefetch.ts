import type { DataTag, QueryClient } from '@tanstack/react-query'
import { newestQuestion } from '~/entities/admission/first-question'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { prefetch, tryFetch } from '~/shared/api/query'
import { schoolCalls } from './school.calls'

/** A page of schools, as far as their lines are concerned. */
interface Schools {
  readonly records: readonly { readonly id: string }[]
}

/**
 * Asks for a list of schools. The last line of each is asked for once it is known which they are: the call waits for
 * nothing that is drawn.
 */
export async function prefetchWithLines(
  client: QueryClient,
  list: { readonly queryKey: DataTag<readonly unknown[], Schools, Error> },
  asked: Pick<LinesFilters, 'province' | 'subject'>,
): Promise<void> {
  const [schools, question] = await Promise.all([tryFetch(client, list), newestQuestion(client, asked)])
  if (!schools || !question) return
  for (const { id } of schools.records) prefetch(client, schoolCalls.linesOfYear(id, question))
}
