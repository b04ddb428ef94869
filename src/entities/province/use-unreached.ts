import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Category, categoryChoices, categoryIn } from '~/rules/exam/candidate-categories'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { controlLineCalls } from './control-lines.calls'
import { type UnreachedLine, unreachedLine } from './line-gaps'

interface Asked {
  readonly province?: string | undefined
  readonly subject?: string | undefined
  readonly year?: number | undefined
  /** Of the reader, as the address says it. */
  readonly category?: Category | undefined
  /** Of the reader in that year; undefined while it is not known. */
  readonly score?: number | undefined
}

/**
 * Which control lines a score does not reach, batch by batch. For a province that draws them by category of candidates.
 * Elsewhere the units of a batch lie above its line, and nothing is asked.
 */
export function useUnreached({ province, subject, year, category: asked, score }: Asked) {
  const category = categoryIn(province, asked)
  const isDrawn = province !== undefined && score !== undefined && categoryChoices(province).length > 0
  const { data } = useQuery(isDrawn ? controlLineCalls.byProvince(province) : NOTHING_ASKED)
  const lines = data?.find((known) => known.year === year)?.batchLines
  return useCallback(
    (batch: string | null | undefined): UnreachedLine | undefined =>
      lines && subject !== undefined && score !== undefined
        ? unreachedLine(lines, { subject, category, score }, batch)
        : undefined,
    [lines, subject, category, score],
  )
}
