import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecruitingQuery } from '~/contracts/majors'
import { PlaceLink } from '~/entities/place/place-link'
import type { LibraryFilters } from '~/entities/school/library.address'
import { RetryButton } from '~/shared/answer/retry-button'
import { useRetry } from '~/shared/answer/use-retry'
import { formatCount } from '~/shared/lib/text/format'
import { FoldedList } from '~/shared/ui/folded-list'
import { Skeleton } from '~/shared/ui/skeleton'
import { majorCalls } from './major.calls'

interface NotRecruitingProps {
  readonly major: { readonly code: string; readonly name: string }
  readonly filters: LibraryFilters
  readonly recruiting: RecruitingQuery
  readonly count: number
}

/** The schools that offer a major and did not recruit for it: at the end, folded, and in no count. */
export function NotRecruiting({ major, filters, recruiting, count }: NotRecruitingProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { year, province, subject } = recruiting
  return (
    <details className="mt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 text-sm text-muted-foreground md:min-h-6">
        另有 {formatCount(count)} 所开设{major.name}，{year} 年没有在{province}招收{subject}考生
      </summary>
      {isOpen && <Names code={major.code} filters={filters} recruiting={recruiting} />}
    </details>
  )
}

function Names({ code, ...asked }: Pick<NotRecruitingProps, 'filters' | 'recruiting'> & { code: string }) {
  const answer = useQuery(majorCalls.notRecruiting(code, asked.filters, asked.recruiting))
  const retry = useRetry(answer)
  if (retry.onRetry) return <RetryButton name="没有招生的院校" {...retry} onRetry={retry.onRetry} />
  if (!answer.data) return <Skeleton of="text" className="mt-2 h-24" />
  return (
    <FoldedList
      name="没有招生的院校"
      items={answer.data.records}
      keyOf={({ id }) => id}
      unit="所"
      className="mt-2 flex flex-wrap gap-x-4 text-sm"
    >
      {({ id, schoolName }) => (
        <PlaceLink
          to={{ kind: 'school', id }}
          className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
        >
          {schoolName}
        </PlaceLink>
      )}
    </FoldedList>
  )
}
