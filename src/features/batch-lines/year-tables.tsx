import { useDeferredValue } from 'react'
import type { ControlLineYear } from '~/contracts/control-lines'
import { CategoryNote } from '~/entities/province/category-note'
import { linesOfCategory } from '~/entities/province/line-gaps'
import type { Category } from '~/rules/exam/candidate-categories'
import { inFirstScreen } from '~/shared/lazy/in-first-screen'
import { TrustLine } from '~/shared/ui/trust-line'
import { lineChange } from './line-change'
import { YearTable } from './year-table'

interface YearTablesProps {
  readonly province: string
  /** Those of which there are lines, the newest first. */
  readonly years: readonly ControlLineYear[]
}

/** The tables that a first screen reaches; the others follow when there is time. */
const FIRST_YEARS = { phone: 2, wide: 4 }

/** The years of which there are lines, of one category of candidates or of all. */
export const withLines = (years: readonly ControlLineYear[], category: Category | undefined) =>
  years
    .map(({ year, batchLines }) => ({ year, batchLines: linesOfCategory(batchLines, category) }))
    .filter(({ batchLines }) => batchLines.length > 0)

/** The control lines of a province, one table per year, and whose figures they are. */
export function YearTables({ province, years }: YearTablesProps) {
  return (
    <>
      <CategoryNote province={province} />
      <Years years={years} />
      {years.some((year) => year.batchLines.some((line) => line.sample)) && (
        <p className="mt-8 text-sm text-muted-foreground">
          标“示例”的控制线按相邻年份推算，不是当年公布的数字。
        </p>
      )}
      <TrustLine
        addressOnPaper
        className="mt-8"
        source={`${province}教育考试院历年公布的录取控制分数线`}
        evidence="real"
        figures={years.flatMap(({ year, batchLines }) =>
          batchLines.map(({ subject, batch, source }) => ({ label: `${year} ${subject} ${batch}`, source })),
        )}
      />
    </>
  )
}

function Years({ years }: { years: readonly ControlLineYear[] }) {
  // A number, not the years: those of another province would stand here for a moment beside the lines of this one.
  const drawn = useDeferredValue(years.length, inFirstScreen(FIRST_YEARS))
  const linesOf = (asked: number) => years.find(({ year }) => year === asked)?.batchLines
  const compared = years.some(({ year, batchLines }) =>
    batchLines.some((line) => lineChange(line, linesOf(year - 1)) !== undefined),
  )
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      {years.slice(0, drawn).map((year) => (
        <YearTable key={year.year} {...year} before={linesOf(year.year - 1)} compared={compared} />
      ))}
    </div>
  )
}
