import type { ReactNode } from 'react'
import type { ProfessionStats } from '~/contracts/professions.schemas'
import { hasSample } from '~/entities/profession/market'
import {
  EducationFigure,
  EducationTrendFigure,
  HiringFigure,
  MarketFigures,
  ProvincesFigure,
  SalaryFigure,
} from '~/entities/profession/market-figures'
import { professionCalls } from '~/entities/profession/profession.calls'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { HiringCompanies } from './hiring-companies'
import { RequiredMajors } from './required-majors'

export interface StatisticsProps {
  /** Of a type or of a profession. */
  readonly code: string
  readonly name: string
  readonly typeName: string
}

/** Hiring, pay, education and majors in figures. */
export function AllStatistics({ code, name, typeName }: StatisticsProps) {
  const stats = useAnswer(code, professionCalls.stats)
  const newest = Math.max(...(stats.data?.hiring.map(({ year }) => year) ?? []))
  const source = `${name}招聘样本统计${Number.isFinite(newest) ? `，${newest} 年` : ''}`
  return (
    <>
      <Part title={`${name}的招聘量和薪酬`}>
        <States
          of={stats}
          name="招聘数据"
          pending={<Skeleton of="rows" className="h-[48rem] lg:h-[30rem]" />}
          isEmpty={(data) => !hasSample(data)}
          empty={<EmptyRegion>{name}没有招聘样本，暂无招聘量和薪酬数据。</EmptyRegion>}
        >
          {(data) => <Market stats={data} source={source} />}
        </States>
      </Part>
      <Majors code={code} source={source} name={name} typeName={typeName} />
      <Education typeName={typeName} source={source} />
      {stats.data && hasSample(stats.data) && <Places stats={stats.data} source={source} />}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="mb-4 text-lg font-medium">{title}</h2>
      {children}
    </section>
  )
}

interface SourcedProps {
  readonly stats: ProfessionStats
  readonly source: string
}

function Market(props: SourcedProps) {
  return (
    <>
      <MarketFigures stats={props.stats} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <HiringFigure {...props} />
        <SalaryFigure {...props} />
      </div>
    </>
  )
}

function Majors({ code, name, typeName, source }: StatisticsProps & { source: string }) {
  const majors = useAnswer(code, professionCalls.majorRequirements)
  return (
    <Part title={`${typeName}招聘要求的专业`}>
      {/* Openings name the majors of a whole type: under the name of one profession they would say what nobody asks of it. */}
      {name !== typeName && (
        <p className="-mt-2 mb-4 text-sm text-muted-foreground">
          按{typeName}全部职业的招聘统计，不是{name}一个职业的。
        </p>
      )}
      <States
        of={majors}
        name="专业要求"
        pending={<Skeleton of="rows" className="h-[48rem] lg:h-[28rem]" />}
        isEmpty={(rows) => rows.length === 0}
      >
        {(rows) => <RequiredMajors majors={rows} source={source} />}
      </States>
    </Part>
  )
}

function Education({ typeName, source }: { typeName: string; source: string }) {
  const qualifications = useAnswer(typeName, professionCalls.qualifications)
  return (
    <Part title={`${typeName}的学历要求`}>
      <States
        of={qualifications}
        name="学历要求"
        pending={<Skeleton of="rows" className="h-[48rem] lg:h-[28rem]" />}
      >
        {(data) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
            <EducationFigure qualifications={data} source={source} />
            {data.edu.length > 0 && <EducationTrendFigure qualifications={data} source={source} />}
          </div>
        )}
      </States>
    </Part>
  )
}

function Places({ stats, source }: SourcedProps) {
  return (
    <>
      {stats.provinces && stats.provinces.length > 0 && (
        <Part title="在哪里招聘">
          <ProvincesFigure provinces={stats.provinces} source={source} />
        </Part>
      )}
      <Part title="哪些企业招聘多">
        <HiringCompanies stats={stats} />
      </Part>
    </>
  )
}
