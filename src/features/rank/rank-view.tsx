import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useKnownProvince } from '~/shared/api/use-known-province'
import { currentYear } from '~/shared/lib/clock'
import { useLatest } from '~/shared/lib/use-latest'
import { useLazyPart } from '~/shared/lib/use-lazy-part'
import { useUser } from '~/shared/session/session'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion, Faces } from '~/shared/ui/faces'
import { FailedPart } from '~/shared/ui/failed-part'
import { PendingFigures } from './pending'
import { rankQueries } from './rank.queries'
import type { RankSearch } from './rank.search'
import { RankControls } from './rank-controls'
import { chooseFilters, missingYear, withYear } from './rank-filters'

// The code of the figures comes while the figures are asked for.
const loadFigures = async () => (await import('./rank-figures')).RankFigures

export interface RankViewProps {
  readonly filters: RankSearch
  readonly onFiltersChange: (next: RankSearch, options?: { replace?: boolean }) => void
  readonly className?: string
}

/** The rank page without its heading: the same in the page and in the drawer. */
export function RankView({ filters, onFiltersChange, className }: RankViewProps) {
  const user = useUser()
  const thisYear = currentYear()
  const province = useKnownProvince(filters.province)
  const filter = useQuery({
    ...rankQueries.filter(province ?? ''),
    enabled: province !== undefined,
    placeholderData: keepPreviousData,
  })
  const data = filter.isPlaceholderData ? undefined : filter.data
  const { year, subject, batch } = filters
  const settled = useMemo(
    () =>
      province !== undefined && data
        ? chooseFilters({ province, year, subject, batch }, data, { thisYear, subjects: user?.subjects })
        : undefined,
    [province, year, subject, batch, data, thisYear, user?.subjects],
  )
  const latest = useLatest(settled)
  const shown = filter.isError ? undefined : latest
  const query = settled?.query
  // The HTML that was rendered at build time knows no address, and so no score.
  const score = province === undefined ? undefined : filters.score
  const [repeated, setRepeated] = useState(0)
  const { Part: Figures, failed } = useLazyPart(true, loadFigures)
  // A key of its own: nothing of the page without a score moves when there turns out to be one.
  const pending = <PendingFigures key={String(score !== undefined)} scored={score !== undefined} />

  // A shared link must mean the same to everybody: what was chosen by default is written into the address.
  useEffect(() => {
    if (!query) return
    const written = { province: filters.province, year, subject, batch }
    if (!sameQuery(written, query)) onFiltersChange({ ...unset, ...query, score }, { replace: true })
  })

  // Never what is still shown from before: the province chosen a moment ago would be lost while its data is on its way.
  const change = (part: RankSearch) => onFiltersChange({ ...filters, ...query, ...part })
  return (
    <div className={className}>
      <RankControls
        province={province}
        filters={shown}
        score={score}
        onProvince={(name) => change({ province: name })}
        onYear={(chosen) => data && onFiltersChange(withYear({ ...filters, province }, chosen, data))}
        onSubject={(chosen) => change({ subject: chosen, batch: undefined })}
        onBatch={(chosen) => change({ batch: chosen })}
        onScore={(value) => {
          // The same question again: asks again where the answer failed, and warns again where there was none.
          if (value === score && value !== undefined) setRepeated(repeated + 1)
          else change({ score: value })
        }}
      />
      <Faces
        query={filter}
        name="位次数据"
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 transition-opacity',
          filter.isPlaceholderData && 'opacity-60',
        )}
        pending={pending}
        isEmpty={() => shown?.query === undefined}
        empty={<EmptyRegion>暂无{province}的位次数据。可以换一个省份。</EmptyRegion>}
      >
        {() =>
          shown?.query && (
            <>
              <MissingYear years={shown.years} shown={shown.query.year} thisYear={thisYear} />
              {Figures ? (
                <Figures
                  query={shown.query}
                  score={score}
                  repeated={repeated}
                  offered={filter.data?.yearSubjectBatchMap}
                />
              ) : failed ? (
                <FailedPart name="位次数据" />
              ) : (
                pending
              )}
            </>
          )
        }
      </Faces>
    </div>
  )
}

const unset = { province: undefined, year: undefined, subject: undefined, batch: undefined }

function sameQuery(a: RankSearch, b: RankSearch): boolean {
  return a.province === b.province && a.year === b.year && a.subject === b.subject && a.batch === b.batch
}

/** Says that the newest year that has data stands in for last year. */
function MissingYear(props: { years: readonly number[]; shown: number; thisYear: number }) {
  const missing = missingYear(props.years, props.shown, props.thisYear)
  if (missing === undefined) return null
  return (
    <p role="note" className="rounded bg-muted px-4 py-3 text-sm">
      还没有 {missing} 年的数据，下面是最新的 {props.shown} 年。
    </p>
  )
}
