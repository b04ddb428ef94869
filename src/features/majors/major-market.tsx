import type { MajorEmployment } from '~/contracts/majors.schemas'
import {
  EducationFigure,
  EducationTrendFigure,
  HiringFigure,
  MarketFigures,
  SalaryFigure,
} from '~/entities/profession/market-figures'
import { Part } from './part'

interface MajorMarketProps {
  readonly employment: MajorEmployment
  readonly name: string
}

/** Openings, pay and education of the professions that a major leads to. */
export function MajorMarket({ employment, name }: MajorMarketProps) {
  const { stats, qualifications } = employment
  const newest = Math.max(...stats.hiring.map(({ year }) => year))
  const source = `${name}对口职业招聘样本统计${Number.isFinite(newest) ? `，${newest} 年` : ''}`
  return (
    <>
      <Part title="招聘量和薪酬">
        <MarketFigures stats={stats} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
          <HiringFigure stats={stats} source={source} />
          <SalaryFigure stats={stats} source={source} />
        </div>
      </Part>
      <Part title="学历要求">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
          <EducationFigure qualifications={qualifications} source={source} />
          {qualifications.edu.length > 0 && (
            <EducationTrendFigure qualifications={qualifications} source={source} />
          )}
        </div>
      </Part>
    </>
  )
}
