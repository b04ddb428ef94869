import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { ProvinceSelect } from '~/entities/province/province-select'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { useMyRank } from '~/entities/rank/use-my-rank'
import { compareChoice, markCompared, unmarkCompared } from '~/entities/school/compare-choice'
import { MOST_COMPARED } from '~/entities/school/compared-schools'
import { FilterSelect } from '~/shared/filters/filter-select'
import { useHydrated, useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { TrustLine } from '~/shared/ui/trust-line'
import { AddSchool } from './add-school'
import type { CompareFilters } from './compare.address'
import { compareQueries } from './compare.queries'
import { CompareTable } from './compare-table'
import { lineQuestion } from './compared-lines'
import { OwnRankField } from './own-rank-field'
import { useCompared } from './use-compared'

interface CompareViewProps {
  readonly filters: CompareFilters
  readonly onFiltersChange: (next: Partial<CompareFilters>, options?: { replace?: boolean }) => void
  readonly className?: string
}

/** Up to five schools side by side: facts, ranks, and lines of three years in one province. */
export function CompareView({ filters, onFiltersChange, className }: CompareViewProps) {
  const hydrated = useHydrated()
  const user = useUser()
  const ids = hydrated ? filters.schools.slice(0, MOST_COMPARED) : []
  const province = useKnownProvince(filters.province)
  const rules = useQuery({ ...compareQueries.rules(province ?? ''), enabled: province !== undefined })
  const question = useMemo(
    () => rules.data && lineQuestion(rules.data, filters.subject, user?.subjects),
    [rules.data, filters.subject, user?.subjects],
  )
  const myRank = useMyRank(hydrated ? filters.rank : undefined, province, question?.subject)
  const schools = useCompared(ids, province ?? '', question?.years ?? [])
  useChoiceAtFirst(filters, onFiltersChange)

  // A shared link must mean the same to everybody: what was chosen by default is written into the address.
  const subject = question?.subject
  useEffect(() => {
    if (province === undefined || subject === undefined) return
    if (province !== filters.province || subject !== filters.subject)
      onFiltersChange({ province, subject }, { replace: true })
  })

  const add = (id: string, name: string) => {
    markCompared({ id, name })
    if (!ids.includes(id)) onFiltersChange({ schools: [...ids, id] })
  }
  const remove = (id: string) => {
    unmarkCompared(id)
    onFiltersChange({ schools: ids.filter((other) => other !== id) })
  }
  return (
    <div className={className}>
      <section aria-label="对比条件" className="print-hidden grid gap-3 md:grid-cols-2 md:gap-x-8">
        <div>
          <AddSchool ids={ids} onAdd={add} />
        </div>
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
          <ProvinceSelect
            value={province ?? ''}
            onChange={(name) => onFiltersChange({ province: name, subject: undefined })}
          />
          <FilterSelect
            label="科类"
            options={question?.subjects ?? []}
            value={subject ?? ''}
            onChange={(chosen) => onFiltersChange({ subject: chosen })}
          />
          <OwnRankField
            value={hydrated ? filters.rank : undefined}
            known={myRank}
            onChange={(rank) => onFiltersChange({ rank })}
          />
        </div>
      </section>
      <div className="mt-6">
        {ids.length === 0 ? (
          <EmptyRegion>
            还没有要对比的院校。在上面添加，或者在院校卡片上点“对比”，最多 {MOST_COMPARED} 所。
          </EmptyRegion>
        ) : (
          <>
            <CompareTable
              schools={schools}
              lineTitle={`${province ?? ''} ${subject ?? ''} `}
              years={rules.isError ? [] : question?.years}
              rank={myRank?.rank}
              onRemove={remove}
            />
            <p className="mt-3 text-xs text-muted-foreground">
              加粗的是各校不同的项目。最低录取位次取该校当年最高一个普通批次里最低的一条线，提前批和专项不计。
            </p>
            <TrustLine
              addressOnPaper
              className="mt-3"
              source={`院校官方网站和就业质量报告、各榜单最近一期、${province ?? ''}教育考试院历年录取数据`}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** An address that names no school is filled with those that are marked, once: who takes the last one away wants none. */
function useChoiceAtFirst(
  { schools }: CompareFilters,
  onFiltersChange: CompareViewProps['onFiltersChange'],
): void {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    const marked = compareChoice()
    if (schools.length === 0 && marked.length > 0)
      onFiltersChange({ schools: marked.map(({ id }) => id) }, { replace: true })
  })
}
