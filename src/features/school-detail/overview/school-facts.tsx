import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { SchoolBase } from '~/contracts/school.schemas'
import { schoolCalls } from '~/entities/school/school.calls'
import { Section } from '~/features/school-detail/section'
import { FailedRegion } from '~/shared/answer/failed-region'
import { States } from '~/shared/answer/states'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { useOnView } from '~/shared/lazy/use-on-view'
import { settings } from '~/shared/lib/browser/settings'
import { formatCount, formatPercent } from '~/shared/lib/text/format'
import { InfoTip } from '~/shared/ui/info-tip'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { SchoolRanks } from './school-ranks'

// The charter takes two calls, one after the other, and so do the grades.
const loadCharterFact = idlePart(async () => (await import('./late-facts')).CharterFact)
const loadGrades = idlePart(async () => (await import('./late-facts')).GradesFact)

const count = (value: number | null | undefined, unit: string) =>
  value === null || value === undefined ? undefined : `${formatCount(value)} ${unit}`

const gridClass = 'mt-2 grid grid-cols-2 gap-x-6 lg:grid-cols-4'

/** What decides between schools: what becomes of graduates, what the charter binds by, how good, how old and how large it is (S2 §2). */
export function SchoolFacts({ schoolId }: { schoolId: string }) {
  const base = useQuery(schoolCalls.base(schoolId))
  const detail = useQuery(schoolCalls.detail(schoolId))
  const failed = detail.isError && (
    <FailedRegion name="院校概况" error={detail.error} onRetry={() => detail.refetch()} className="mt-3" />
  )
  const ranks = (
    <Fact label="排名" tip="名次越小越靠前；未上榜，只是没有排进去">
      <SchoolRanks schoolId={schoolId} />
    </Fact>
  )
  const medians = detail.data?.medians
  // The header above has said what failed and offers to ask again.
  if (base.isError) return failed || (settings.ownData ? null : <dl>{ranks}</dl>)
  return (
    <Section title="这所学校">
      <States of={base} name="院校信息" pending={<PendingFacts />}>
        {(school) => (
          <>
            <dl aria-label="这所学校" className={gridClass}>
              <Fact
                label="深造率"
                tip="数据来自 2022 届毕业生就业质量报告；深造率 = 深造人数 ÷ 应届毕业生人数"
              >
                {share(school.furtherEducationRate, medians?.furtherEducationRate)}
              </Fact>
              <Fact label="保研率" tip="2024 数据，来自院校或第三方">
                {share(school.postgraduateRecommendationRate, medians?.postgraduateRecommendationRate)}
              </Fact>
              {!settings.ownData && (
                <>
                  <Fact label="怎么调剂" tip="摘自最新的招生章程；服从调剂的才会调到组内别的专业">
                    <LateFact load={loadCharterFact} props={{ schoolId, topics: TRANSFER }} />
                  </Fact>
                  <Fact label="单科、语种" tip="摘自最新的招生章程；没有写明，就是章程里找不到这样的要求">
                    <LateFact load={loadCharterFact} props={{ schoolId, topics: LIMITS }} />
                  </Fact>
                  <Fact label="学科评估" tip="教育部最近一轮学科评估里，各等级的学科数">
                    <LateFact load={loadGrades} props={{ schoolId }} />
                  </Fact>
                  {ranks}
                </>
              )}
              <Fact label="创办年份" tip="学校公布的创办年份，含前身">
                {school.createYear ? `${school.createYear} 年` : undefined}
              </Fact>
              <Fact label="在校生" tip="学校公布的在校学生人数">
                {count(school.numStudent, '人')}
              </Fact>
            </dl>
            <OtherFacts school={school} />
            {failed}
          </>
        )}
      </States>
    </Section>
  )
}

const TRANSFER = ['transfer'] as const
const LIMITS = ['subject', 'language'] as const

interface FactProps {
  readonly label: string
  /** Where the figure comes from and how it is counted. */
  readonly tip: string
  readonly children: ReactNode
}

/** One fact with its definition; what nobody has published is said so. */
function Fact({ label, tip, children }: FactProps) {
  // Own tables have few facts of schools: what they lack is not one that nobody has published.
  if (settings.ownData && children === undefined) return null
  return (
    <div className="min-w-0 border-t py-2">
      <dt className="flex min-h-6 items-center text-sm text-muted-foreground">
        <InfoTip label={`${label}的口径`} lead={label}>
          {tip}
        </InfoTip>
      </dt>
      <dd className={children === undefined ? 'text-muted-foreground' : 'font-medium'}>
        {children ?? '未公布'}
      </dd>
    </div>
  )
}

/** A share of the graduates beside what is usual in the country; undefined where neither is known. */
function share(of: number | null | undefined, median: number | null | undefined): ReactNode {
  if (of == null && median == null) return undefined
  return (
    <>
      {of == null ? <span className="font-normal text-muted-foreground">未公布</span> : formatPercent(of)}{' '}
      {median != null && (
        <span className="ml-1 text-sm font-normal text-muted-foreground">
          全国中位 {formatPercent(median)}
        </span>
      )}
    </>
  )
}

/** Its code and its calls come when it is in sight, or the page is in use. */
function LateFact<P extends object>({
  load,
  props,
}: {
  load: () => Promise<React.ComponentType<P>>
  props: P
}) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useOnView(place)
  const pending = <Skeleton className="h-6 w-24" />
  return (
    <div ref={place}>
      {isWanted ? <LazyPart name="这一项" load={load} pending={pending} props={props} /> : pending}
    </div>
  )
}

/** What is asked for less often, each in a line of its own (S2 §2). */
function OtherFacts({ school }: { school: SchoolBase }) {
  const facts = [
    ['办学性质', school.schoolInstitution],
    ['院校类型', school.schoolType.join('、') || undefined],
    ['主管部门', school.belongs || undefined],
    ['办学层次', school.schoolLevel || undefined],
    ['所在省份', school.provinceName],
    ['博士点', count(school.numDoctor, '个')],
    ['硕士点', count(school.numMaster, '个')],
    ['院士', count(school.numAcademician, '人')],
  ] as const
  const reported = settings.ownData ? facts.filter(([, value]) => value !== undefined) : facts
  return (
    <dl
      aria-label="基本信息"
      className="grid grid-cols-2 gap-x-6 gap-y-0.5 border-y py-2 text-sm lg:grid-cols-4"
    >
      {reported.map(([label, value]) => (
        <div key={label} className="flex min-w-0 gap-2">
          <dt className="shrink-0 text-muted-foreground">{label}</dt>
          <dd className={value === undefined ? 'text-muted-foreground' : 'min-w-0'}>{value ?? '未公布'}</dd>
        </div>
      ))}
    </dl>
  )
}

function PendingFacts() {
  return (
    <div className={gridClass}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <Skeleton key={index} of="fact" className="h-17 border-t" />
      ))}
    </div>
  )
}
