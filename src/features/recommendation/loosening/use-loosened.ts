import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { intentionCalls } from '~/entities/intention/intention.calls'
import type { Filtered } from '~/shared/address/address'
import { candidateQuestion } from '../candidate-question'
import { useEditor } from '../editor/editor-context'
import type { RecommendationFilters } from '../recommendation.address'
import { firstFit } from './loosening.calls'
import { looseningsOf, questionWithout } from './loosenings'

interface Loosened extends Filtered<RecommendationFilters> {
  readonly frame: { readonly preferenceScoreId: string; readonly batch: string }
  readonly studentId: string
  readonly blocked: readonly string[]
}

/**
 * Candidates for a row are there when the page opens: where all wishes together leave none, one gives way at a time, and
 * the address says which. What somebody narrows later is theirs.
 */
export function useLoosened({ frame, studentId, filters, change, blocked }: Loosened): void {
  const { items } = useEditor()
  const wishes = useQuery(intentionCalls.of(studentId))
  const { swap, loose, view } = filters
  // The filters that the page was opened with, for the row that it was opened for.
  const [opened] = useState(filters)
  const isSame = JSON.stringify(opened) === JSON.stringify(filters)
  const isNew = swap !== undefined && loose.length === 0 && isSame
  const isReady = isNew && items.length > 0 && !wishes.isPending
  const steps = looseningsOf(opened, wishes.data?.priority)
  const question = candidateQuestion(frame, opened, blocked)
  const questions = [question, ...steps.map((step) => questionWithout(question, step))]
  const probe = firstFit({
    by: view === 'major' ? 'schools' : 'units',
    questions,
    without: items.map(({ unitId }) => unitId),
  })
  const found = useQuery({ ...probe, enabled: isReady && steps.length > 0 }).data
  const step = found ? steps[found - 1] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: Once for what the page was opened with.
  useEffect(() => {
    if (isReady && step) change({ ...step.changes, loose: [...step.names] }, 'settle')
  }, [isReady, found])
}
