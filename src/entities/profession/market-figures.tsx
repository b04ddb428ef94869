import type { ProfessionStats, QualificationTrend } from '~/contracts/professions.schemas'
import { CandleFigure } from '~/shared/charts/candle-figure'
import { MonthFigure } from '~/shared/charts/month-figure'
import { ProvinceFigure, RoseFigure, ShareTrendFigure } from '~/shared/charts/share-figures'
import { formatCount, formatTenThousands } from '~/shared/lib/text/format'
import { averageHiring, candlesOf, hiringSeries, PAY_NOTE, salaryRange, shareBands } from './market'

/* Charts of a labour market: of a type of professions, of a profession, and of those that a major leads to. */

interface StatsProps {
  readonly stats: ProfessionStats
  /** Where the figures come from, with their year. */
  readonly source: string
}

/** Openings a month and the range of pay: the figures one came for. */
export function MarketFigures({ stats }: Pick<StatsProps, 'stats'>) {
  const hiring = averageHiring(stats.hiring)
  const pay = salaryRange(stats.salary)
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure name="平均招聘量" unit="万人/月">
          {hiring === undefined ? '—' : formatTenThousands(hiring)}
        </Figure>
        <Figure name="薪酬范围" unit="元/月">
          {pay ? `${formatCount(pay.low)}–${formatCount(pay.high)}` : '—'}
        </Figure>
      </dl>
      {pay && <p className="mt-2 text-sm text-muted-foreground">{PAY_NOTE}</p>}
    </>
  )
}

function Figure({ name, unit, children }: { name: string; unit: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="text-2xl font-medium">
        {children} <span className="text-sm font-normal text-muted-foreground">{unit}</span>
      </dd>
    </div>
  )
}

/** 0.01 万: two decimals say no less. */
const FINEST_HIRING = 100

export function HiringFigure({ stats, source }: StatsProps) {
  const { months, series } = hiringSeries(stats.hiring)
  return (
    <MonthFigure
      name="招聘量"
      caption="近两年每月招聘量（万人/月）"
      source={source}
      months={months}
      series={series}
      format={formatTenThousands}
      finest={FINEST_HIRING}
      unit="万人/月"
    />
  )
}

export function SalaryFigure({ stats, source }: StatsProps) {
  return (
    <CandleFigure
      name="薪酬"
      caption="近 12 个月薪酬（元/月）"
      source={source}
      candles={candlesOf(stats.salary)}
      unit="元/月"
    />
  )
}

interface EducationProps {
  readonly qualifications: QualificationTrend
  readonly source: string
}

export function EducationFigure({ qualifications, source }: EducationProps) {
  const shares = qualifications.eduForFan.map(({ edu, ratio }) => ({ id: edu, share: ratio }))
  // Without a sample there are no months either; shares that come all the same are placeholders (S1 §9).
  const sampled = qualifications.edu.length > 0
  return (
    <RoseFigure
      name="学历"
      caption="学历要求（占招聘量）"
      source={source}
      subject="学历"
      shares={sampled ? shares : []}
    />
  )
}

export function EducationTrendFigure({ qualifications, source }: EducationProps) {
  const { months, bands } = shareBands(qualifications.edu)
  return (
    <ShareTrendFigure
      name="各月学历"
      caption="近 12 个月学历要求（%）"
      source={source}
      months={months}
      bands={bands}
    />
  )
}

export function ProvincesFigure({
  provinces,
  source,
}: {
  provinces: NonNullable<ProfessionStats['provinces']>
  source: string
}) {
  return (
    <ProvinceFigure
      name="省份"
      caption="各省招聘量（占全国）"
      source={source}
      className="h-96"
      provinces={provinces.map(({ provinceName, percentage, hiringNum, salary }) => ({
        province: provinceName,
        share: percentage,
        lines: [
          `招聘 ${formatCount(hiringNum)} 人`,
          ...(salary ? [`薪酬 ${formatCount(salary)} 元/月`] : []),
        ],
      }))}
      columns={[
        { head: '招聘人数', of: provinces.map(({ hiringNum }) => formatCount(hiringNum)) },
        { head: '薪酬（元/月）', of: provinces.map(({ salary }) => (salary ? formatCount(salary) : '—')) },
      ]}
    />
  )
}
