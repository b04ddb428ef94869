import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SchoolBase } from '~/contracts/school.schemas'
import { schoolCalls } from '~/entities/school/school.calls'
import { Faces } from '~/shared/answer/faces'
import { formatCount, formatPercent } from '~/shared/lib/text/format'
import { InfoTip } from '~/shared/ui/info-tip'
import { Skeleton } from '~/shared/ui/skeleton'

interface Fact {
  readonly label: string
  readonly value: string | undefined
  /** Where the figure comes from and how it is counted. */
  readonly tip?: string
}

/** The facts of a school (S2 §2), in the order in which they are asked for. */
function factsOf(school: SchoolBase): Fact[] {
  const count = (value: number | null | undefined, unit: string) =>
    value === null || value === undefined ? undefined : `${formatCount(value)} ${unit}`
  const percent = (value: number | null | undefined) =>
    value === null || value === undefined ? undefined : formatPercent(value)
  return [
    { label: '创办年份', value: school.createYear ? `${school.createYear} 年` : undefined },
    { label: '办学性质', value: school.schoolInstitution },
    { label: '院校类型', value: school.schoolType.join('、') || undefined },
    { label: '主管部门', value: school.belongs || undefined },
    { label: '办学层次', value: school.schoolLevel || undefined },
    { label: '所在省份', value: school.provinceName },
    { label: '博士点', value: count(school.numDoctor, '个') },
    { label: '硕士点', value: count(school.numMaster, '个') },
    { label: '在校生', value: count(school.numStudent, '人') },
    { label: '院士', value: count(school.numAcademician, '人') },
    {
      label: '深造率',
      value: percent(school.furtherEducationRate),
      tip: '数据来自 2022 届毕业生就业质量报告；深造率 = 深造人数 ÷ 应届毕业生人数',
    },
    {
      label: '保研率',
      value: percent(school.postgraduateRecommendationRate),
      tip: '2024 数据，来自院校或第三方',
    },
  ]
}

const gridClass = 'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4'

export function SchoolFacts({ schoolId }: { schoolId: string }) {
  const base = useQuery(schoolCalls.base(schoolId))
  // The header above has said what failed and offers to ask again.
  if (base.isError) return null
  return (
    <Faces of={base} name="院校信息" pending={<PendingFacts />}>
      {(school) => (
        <dl aria-label="基本信息" className={gridClass}>
          {factsOf(school).map((fact) => (
            <FactLine key={fact.label} {...fact} />
          ))}
        </dl>
      )}
    </Faces>
  )
}

function FactLine({ label, value, tip }: Fact) {
  return (
    <div className="min-w-0 border-t pt-2">
      <dt className="flex min-h-6 items-center text-sm text-muted-foreground">
        {tip === undefined ? label : <Explained label={label}>{tip}</Explained>}
      </dt>
      <dd className={value === undefined ? 'text-muted-foreground' : 'font-medium'}>{value ?? '未公布'}</dd>
    </div>
  )
}

function Explained({ label, children }: { label: string; children: ReactNode }) {
  return (
    <InfoTip label={`${label}的口径`} lead={label}>
      {children}
    </InfoTip>
  )
}

function PendingFacts() {
  return (
    <div className={gridClass}>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <Skeleton key={index} of="fact" className="border-t h-15 md:h-[3.57rem]" />
      ))}
    </div>
  )
}
