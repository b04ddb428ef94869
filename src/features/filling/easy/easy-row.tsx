import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { unitName } from '~/entities/application-list/form-text'
import { UnitFigures } from '~/entities/application-list/unit-figures'
import { PlaceLink } from '~/entities/place/place-link'
import { TierMark } from '~/entities/rank/tier-mark'
import { JointMark } from '~/entities/school/joint-mark'
import { chanceBrief, chanceText } from '~/rules/chance/chance-text'
import { tierInList, tierOfFigures } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { Button } from '~/shared/ui/button'

interface EasyRowProps {
  readonly unit: RecommendedUnit
  readonly item: ApplicationItem | undefined
  /** From 1. */
  readonly place: number
  readonly form: ApplicationForm
  /** Why it is there, where that is not plain. */
  readonly reason?: string | undefined
  /** Takes another of like difficulty in its place. */
  readonly onSwap: () => void
}

/** One row of a list that is not saved yet. */
export function EasyRow({ unit, item, place, form, reason, onSwap }: EasyRowProps) {
  const name = unitName(form.unit, unit.majorGroupCode)
  const chance = chanceText(unit)
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-3 border-b py-3 [contain-intrinsic-block-size:auto_7rem] [content-visibility:auto]">
      <span className="pt-0.5 text-right text-lg font-medium text-muted-foreground">{place}</span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TierMark tier={tierInList(tierOfFigures(unit))} />
          <PlaceLink
            to={{ kind: 'school', id: unit.schoolId }}
            className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline md:min-h-6"
          >
            {unit.schoolName}
          </PlaceLink>
          {name && <span>{name}</span>}
          <span className="text-sm text-muted-foreground">{unit.provinceName}</span>
          {chance && <span className="text-sm">{chance}</span>}
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto"
            aria-label={`换掉 ${unit.schoolName}${name ? ` ${name}` : ''}`}
            onClick={onSwap}
          >
            换一个
          </Button>
        </div>
        <JointMark school={{ ...unit, id: unit.schoolId }} majors={unit.majors} />
        {item && item.majors.length > 0 && (
          <p className="text-sm">{item.majors.map((major) => majorText(major, unit)).join('、')}</p>
        )}
        {item && <UnitFigures item={item} unit={unit} isPending={false} />}
        {reason && <p className="text-sm text-muted-foreground">{reason}</p>}
      </div>
    </li>
  )
}

/** A major with its own chance, where the unit has others: 会计学 35%. */
function majorText(
  { majorEnrollCode, majorName }: Pick<UnitMajor, 'majorEnrollCode' | 'majorName'>,
  { majors }: RecommendedUnit,
): string {
  const own = majors.find((major) => major.majorEnrollCode === majorEnrollCode)
  return majors.length > 1 && own?.probability != null ? `${majorName} ${chanceBrief(own)}` : majorName
}
