import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { isNarrowed } from '~/entities/school/library.address'
import { LibraryChips } from '~/entities/school/library-chips'
import type { Changes } from '~/shared/address/address'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { rankingFacets } from './narrowed-ranking'
import type { RankingFilters } from './ranking.address'
import type { RankingQuestion } from './ranking-answer'
import { schoolListCalls } from './schools.calls'

interface RankingChipsProps {
  readonly filters: RankingFilters
  /** Undefined until the year is known. */
  readonly question: RankingQuestion | undefined
  readonly narrow: (part: Changes<RankingFilters>) => void
  readonly total: number | undefined
  readonly onClear: (() => void) | undefined
}

/** The filters of the school library over a ranking; it is counted once somebody looks at what can be chosen. */
export function RankingChips({ filters, question, narrow, total, onClear }: RankingChipsProps) {
  const [isOpened, setOpened] = useState(false)
  const onOpen = useCallback(() => setOpened(true), [])
  const isAsked = question !== undefined && (isOpened || isNarrowed(filters))
  const whole = useQuery(isAsked ? schoolListCalls.wholeRanking(question) : NOTHING_ASKED)
  const facets = useMemo(
    () => whole.data && rankingFacets(whole.data.records, filters),
    [whole.data, filters],
  )
  return <LibraryChips {...{ filters, narrow, facets, total, onClear, onOpen }} />
}
