import { useCallback, useMemo } from 'react'
import { majorCalls } from '~/entities/major/major.calls'
import { NotRecruiting } from '~/entities/major/not-recruiting'
import { useRecruiting } from '~/entities/major/use-recruiting'
import { PendingLegend, TierLegend } from '~/entities/rank/tier-legend'
import { LazyWhoseLines } from '~/entities/school/lazy-whose-lines'
import type { LibraryFilters } from '~/entities/school/library.address'
import { SchoolList } from '~/entities/school/school-list'
import { ofLevel } from '~/entities/school/use-line-question'
import { useWhoseLines } from '~/entities/school/use-whose-lines'
import type { Filtered } from '~/shared/address/address'
import { batchLevelOf } from '~/shared/domain/major-code'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { OnViewPart } from '~/shared/ui/on-view-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { MajorSchoolsFilters } from './major-schools.address'

export interface MajorProps {
  readonly code: string
  readonly name: string
}

// Below the first screen, and for students with a score record only.
const loadNear = idlePart(async () => (await import('./near-groups')).NearGroups)

/**
 * The schools that offer a major, with the filters of the school library (S2 §2). The reader's rank stands beside each.
 */
export function MajorSchools({ code, name, ...filtered }: MajorProps & Filtered<MajorSchoolsFilters>) {
  const whose = useWhoseLines(filtered)
  const { province, subjects, question: line, rules, mine, rank } = whose
  const { recruiting, isAwaited } = useRecruiting(whose)
  const ask = useCallback(
    (filters: LibraryFilters) => majorCalls.schools(code, filters, recruiting),
    [code, recruiting],
  )
  const level = batchLevelOf(code)
  const lines = useMemo(
    () => ({ question: line && ofLevel(line, level), rules, rank, major: { code, name } }),
    [line, level, rules, rank, code, name],
  )
  return (
    <>
      <section aria-labelledby="major-schools">
        <h2 id="major-schools" className="text-lg font-medium">
          开设{name}的院校
        </h2>
        <div className="mt-2 grid gap-3 md:max-w-3xl">
          <LazyWhoseLines
            province={province}
            subjects={subjects}
            rules={rules}
            subject={line?.subject}
            rank={filtered.filters.rank}
            mine={mine}
            onChange={filtered.change}
          />
          {rank === 'pending' && (
            <>
              <Skeleton of="fact" className="h-11 md:h-6" />
              <PendingLegend />
            </>
          )}
          {mine && filtered.filters.rank === undefined && (
            <p>
              <a
                href="#near-groups"
                className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4 md:min-h-6"
              >
                我的位次附近，哪些志愿里有{name}
              </a>
            </p>
          )}
          {mine && line && <TierLegend mine={mine} of={`${line.year} 年各校${name}`} />}
        </div>
        <SchoolList
          {...filtered}
          ask={ask}
          isAwaited={isAwaited}
          others={(count) =>
            recruiting && (
              <NotRecruiting
                major={{ code, name }}
                filters={filtered.filters}
                recruiting={recruiting}
                count={count}
              />
            )
          }
          lines={lines}
          className="mt-2"
        />
      </section>
      <OnViewPart
        id="near-groups"
        name="附近的专业组"
        load={loadNear}
        pending={null}
        props={{ code, name, level, ...filtered }}
      />
    </>
  )
}
