import { memo } from 'react'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { unitName } from '~/entities/application-list/form-text'
import { TierMark, TierWord } from '~/entities/rank/tier-mark'
import { chanceText } from '~/rules/chance/chance-text'
import { tierOfFigures } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { formatCount, pointsText } from '~/shared/lib/text/format'
import { feeText, planText } from './plan-text'
import { MajorControl, UnitControls } from './unit-controls'
import { UnitWarnings } from './warned-units'
import { YearLines } from './year-lines'

interface UnitBlockProps {
  readonly unit: RecommendedUnit
  readonly form: Pick<ApplicationForm, 'unit'>
  /** The own rank. */
  readonly rank: number
}

/** One unit: how likely and why, what it took, what it offers, and the way into the list. */
function UnitBlockOf({ unit, form, rank }: UnitBlockProps) {
  const { reason, history, majors, subjectRequirement } = unit
  const name = unitName(form.unit, unit.majorGroupCode)
  const chance = chanceText(unit)
  const single = form.unit === '专业+院校' ? majors[0] : undefined
  const facts = [subjectRequirement, planText(unit), feeText(majors)].filter(Boolean)
  return (
    <li
      aria-label={[unit.schoolName, name, single?.majorName].filter(Boolean).join(' ')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t py-3"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="flex min-w-40 flex-1 flex-wrap items-center gap-x-3 gap-y-1 md:min-h-9">
          <TierMark tier={tierOfFigures(unit)} />
          {(single || name) && <span className="font-medium">{single?.majorName ?? name}</span>}
          {chance && <span className="whitespace-nowrap">{chance}</span>}
        </div>
        <span className="ml-auto max-w-full">
          <UnitControls unit={unit} />
        </span>
      </div>
      {reason && <p className="text-sm text-muted-foreground">{reason}</p>}
      <YearLines history={history} rank={rank} />
      <p className="flex flex-wrap gap-x-4 text-sm">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <UnitWarnings of={unit} />
      {!single && majors.length > 0 && <Majors unitId={unit.unitId} majors={majors} />}
    </li>
  )
}

/** The list being made changes the controls of a unit only, which listen for themselves. */
export const UnitBlock = memo(UnitBlockOf)

function Majors({ unitId, majors }: { unitId: string; majors: readonly UnitMajor[] }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center text-sm md:min-h-6">
        {majors.length} 个专业：{namesOf(majors)}
      </summary>
      <ul className="mt-1 grid gap-x-6 md:grid-cols-2">
        {majors.map((major) => (
          <li
            key={major.majorEnrollCode}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b py-2 text-sm"
          >
            <div>
              <p>
                {major.majorName}
                {major.note && <span className="text-muted-foreground"> {major.note}</span>}
              </p>
              <p className="text-muted-foreground">{majorFacts(major)}</p>
            </div>
            <div className="grid justify-items-end">
              <span className="whitespace-nowrap">
                <TierWord tier={tierOfFigures(major)} />{' '}
                {chanceText({ probability: major.probability ?? null })}
              </span>
              <MajorControl unitId={unitId} major={major} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

const SHOWN = 3

function namesOf(majors: readonly UnitMajor[]): string {
  const names = majors.slice(0, SHOWN).map(({ majorName }) => majorName)
  return `${names.join('、')}${majors.length > SHOWN ? ' 等' : ''}`
}

/** 2025 年最低 24,000（577 分） · 计划 5 · 5,500 元/年 · 四年. */
function majorFacts(major: UnitMajor): string {
  const [newest] = major.history
  const line =
    newest && `${newest.year} 年最低 ${formatCount(newest.lowestRank)}（${pointsText(newest.lowestScore)}）`
  return [line, offerText(major)].filter(Boolean).join(' · ')
}

/** 计划 5 · 5,500 元/年 · 四年. */
export function offerText({ planNum, fee, schoolSystem }: UnitMajor): string {
  return [`计划 ${planNum}`, fee != null && `${formatCount(fee)} 元/年`, schoolSystem]
    .filter(Boolean)
    .join(' · ')
}
