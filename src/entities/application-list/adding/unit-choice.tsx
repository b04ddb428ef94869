import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { TierMark } from '~/entities/rank/tier-mark'
import { chanceBrief } from '~/rules/chance/chance-text'
import { tierOfFigures } from '~/rules/chance/tier-name'
import { applicationForm } from '~/rules/filing/application-form'
import { States } from '~/shared/answer/states'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { unitName } from '../form-text'
import { listDetailCalls } from '../list-detail.calls'
import type { OpenList } from './open-list'
import { WhyNone } from './why-none'

interface UnitChoiceProps {
  readonly list: Pick<OpenList, 'preferenceScoreId' | 'batch' | 'province' | 'year' | 'subject'>
  readonly schoolId: string
  readonly isBusy: boolean
  readonly onChoose: (unit: RecommendedUnit) => void
}

/** The units of a school that a list may have; a single one is chosen by itself. */
export function UnitChoice({ list, schoolId, isBusy, onChoose }: UnitChoiceProps) {
  const { preferenceScoreId, batch, province, year } = list
  const units = useQuery(listDetailCalls.units({ schoolId, preferenceScoreId, batch }))
  const form = applicationForm(province, year, batch)
  return (
    <States
      of={units}
      name="可报的专业组"
      pending={<Skeleton of="rows" className="mt-3 h-24" />}
      isEmpty={(known) => known.units.length === 0}
      empty={<WhyNone list={list} schoolId={schoolId} />}
    >
      {(known) => {
        const [only] = known.units
        if (known.units.length === 1 && only)
          return <Single unit={only} isBusy={isBusy} onChoose={onChoose} />
        return (
          <ul aria-label="加哪一个" className="mt-3 grid gap-1">
            {known.units.map((unit) => (
              <li key={unit.unitId} className="flex items-center gap-3 border-b py-1 text-sm">
                <TierMark tier={tierOfFigures(unit)} />
                <span className="min-w-0 flex-1">
                  {form && unitName(form.unit, unit.majorGroupCode)} {chanceBrief(unit)}
                  <span className="line-clamp-1 text-muted-foreground">
                    {unit.majors.map(({ majorName }) => majorName).join('、')}
                  </span>
                </span>
                <Button
                  size="sm"
                  aria-label={`加入${unit.schoolName} ${unit.majorGroupCode ?? ''}`}
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && onChoose(unit)}
                >
                  加入
                </Button>
              </li>
            ))}
          </ul>
        )
      }}
    </States>
  )
}

function Single({
  unit,
  isBusy,
  onChoose,
}: Omit<UnitChoiceProps, 'list' | 'schoolId'> & { unit: RecommendedUnit }) {
  const asked = useRef(false)
  useEffect(() => {
    if (isBusy || asked.current) return
    asked.current = true
    onChoose(unit)
  }, [isBusy, unit, onChoose])
  return <p className="mt-3 text-sm text-muted-foreground">正在加入…</p>
}
