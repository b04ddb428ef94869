import type { ReactNode } from 'react'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'
import { PressTabs } from '../parts/press-tabs'
import { lengthOf, type Period, PRESETS, periodBefore, presetPeriod } from './period'

interface PeriodBarProps {
  readonly period: Period
  readonly today: string
  readonly onPeriod: (period: Period) => void
}

/** The period: a few that are often wanted, or any two days. */
export function PeriodBar({ period, today, onPeriod }: PeriodBarProps) {
  const presets = PRESETS.map((months) => ({ months, period: presetPeriod(months, today) }))
  const chosen = presets.find(
    (preset) => preset.period.from === period.from && preset.period.to === period.to,
  )
  const before = periodBefore(period)
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3 border-b pb-3">
      <PressTabs
        label="时间范围"
        options={presets.map(({ months }) => ({
          value: String(months),
          label: months === 1 ? '本月' : `近 ${months} 个月`,
        }))}
        value={String(chosen?.months)}
        onChange={(months) => onPeriod(presetPeriod(Number(months), today))}
      />
      <div className="print-hidden flex gap-3">
        <DayField
          label="从"
          value={period.from}
          max={period.to}
          onDay={(from) => onPeriod({ ...period, from })}
        />
        <DayField
          label="到"
          value={period.to}
          min={period.from}
          max={today}
          onDay={(to) => onPeriod({ ...period, to })}
        />
      </div>
      <p className="text-sm text-muted-foreground">
        {period.from} 至 {period.to}，共 {lengthOf(period)} 天；与 {before.from} 至 {before.to} 相比
      </p>
    </div>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max: string
  readonly onDay: (day: string) => void
}

function DayField({ label, value, min, max, onDay }: DayFieldProps): ReactNode {
  return (
    <LabelledField label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          required
          value={value}
          min={min}
          max={max}
          onChange={({ target }) => target.validity.valid && onDay(target.value)}
        />
      )}
    </LabelledField>
  )
}
