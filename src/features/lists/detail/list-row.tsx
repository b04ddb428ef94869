import { memo, type ReactNode } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { unitName } from '~/entities/application-list/form-text'
import { UnitFigures } from '~/entities/application-list/unit-figures'
import { PlaceLink } from '~/entities/place/place-link'
import { TierMark } from '~/entities/rank/tier-mark'
import type { TierName } from '~/shared/domain/chance/tier-name'
import type { ApplicationForm } from '~/shared/domain/filing/application-form'

interface ListRowProps {
  readonly item: ApplicationItem
  /** From 1. */
  readonly place: number
  readonly form: ApplicationForm
  readonly unit: RecommendedUnit | undefined
  readonly isPending: boolean
  readonly tier: TierName | undefined
  /** What can be done with the row. */
  readonly controls?: ReactNode
  /** 服从调剂, where it can be changed. */
  readonly adjustControl?: ReactNode
  /** The majors, where they can be changed. */
  readonly majorsControl?: ReactNode
  /** Words beside the row. */
  readonly noteControl?: ReactNode
}

/** The id of the element of a row. */
export const rowElementId = (unitId: string) => `row-${unitId}`

/** One choice of a list in the form of its province. */
export function ListRow(props: ListRowProps) {
  const { item, place, form, unit, isPending, tier, controls, adjustControl, majorsControl, noteControl } =
    props
  const { unitId, schoolId, schoolName, provinceName, majorGroupCode, majors, adjust } = item
  const name = unitName(form.unit, majorGroupCode)
  return (
    <li
      id={rowElementId(unitId)}
      tabIndex={-1}
      aria-label={`第 ${place} 个志愿 ${schoolName}${name ? ` ${name}` : ''}`}
      // Rows out of sight cost nothing when all of them change their places.
      className="grid scroll-mt-40 grid-cols-[2rem_1fr] gap-x-3 border-b py-3 break-inside-avoid [contain-intrinsic-size:auto_11rem] [content-visibility:auto]"
    >
      <span className="pt-0.5 text-right text-lg font-medium text-muted-foreground">{place}</span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TierMark tier={tier} />
          <School id={schoolId} name={schoolName} />
          {name && <span>{name}</span>}
          <span className="text-sm text-muted-foreground">{provinceName}</span>
        </div>
        <Majors majors={majors} />
        <div className="flex flex-wrap items-center gap-x-4">
          {form.adjustment &&
            (adjustControl ?? <p className="text-sm">{adjust ? '服从调剂' : '不服从调剂'}</p>)}
          {form.majorsPerChoice > 1 && majorsControl}
          {noteControl}
        </div>
        <UnitFigures item={item} unit={unit} isPending={isPending} />
        {controls}
      </div>
    </li>
  )
}

/** A link asks the router for its address each time it is drawn: not again for a new place in the list. */
const School = memo(function School({ id, name }: { id: string; name: string }) {
  return (
    <PlaceLink
      to={{ kind: 'school', id }}
      className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline md:min-h-6"
    >
      {name}
    </PlaceLink>
  )
})

const Majors = memo(function Majors({ majors }: Pick<ApplicationItem, 'majors'>) {
  if (majors.length === 0) return null
  return (
    <ol aria-label="专业" className="flex flex-wrap gap-x-4 text-sm">
      {majors.map(({ majorEnrollCode, majorName }, index) => (
        <li key={majorEnrollCode}>
          {majors.length > 1 && <span className="text-muted-foreground">{index + 1} </span>}
          {majorName}
        </li>
      ))}
    </ol>
  )
})
