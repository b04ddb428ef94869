import { memo, useMemo } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { ListOfCandidates } from '~/entities/application-list/candidates-place'
import type { Change } from '~/entities/application-list/editor/list-editor'
import { unitName } from '~/entities/application-list/form-text'
import { rowElementId } from '~/entities/application-list/row-element-id'
import { PlaceLink } from '~/entities/place/place-link'
import { type MissingTier, TierMark } from '~/entities/rank/tier-mark'
import { JointMark } from '~/entities/school/joint-mark'
import { chanceText } from '~/rules/chance/chance-text'
import { type TierName, VOID } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { schoolCodeText } from '~/rules/filing/school-code'
import { cn } from '~/shared/ui/cn'
import { RowDetail } from '../arrange/row-detail'
import { RowControls } from '../editing/row-controls'

interface ListRowProps {
  readonly list: ListOfCandidates
  readonly item: ApplicationItem
  /** From 1. */
  readonly place: number
  /** How many rows the list has. */
  readonly count: number
  readonly form: ApplicationForm
  readonly unit: RecommendedUnit | undefined
  readonly isPending: boolean
  readonly tier: TierName | undefined
  readonly missing: MissingTier
  /** Absent where the list is only read. */
  readonly change: Change | undefined
}

/** What a row takes on a phone, as measured. Larger text wraps more often: a row grows faster than its text. */
const SEVERAL_MAJORS_ROOM = 'max-md:[contain-intrinsic-block-size:auto_calc(38rem-272px)]'
const ONE_MAJOR_ROOM = 'max-md:[contain-intrinsic-block-size:auto_calc(40.5rem-375px)]'

/** One choice of a list in the form of its province. Rows that a change does not touch are not drawn again. */
export const ListRow = memo(function ListRow({ place, ...row }: ListRowProps) {
  const { unitId, schoolName, majorGroupCode } = row.item
  const name = unitName(row.form.unit, majorGroupCode)
  return (
    <li
      id={rowElementId(unitId)}
      tabIndex={-1}
      aria-label={`第 ${place} 个志愿 ${schoolName}${name ? ` ${name}` : ''}`}
      // Rows out of view cost nothing when all of them change their places.
      className={cn(
        'grid scroll-mt-40 grid-cols-[2rem_1fr] gap-x-3 border-b py-3 break-inside-avoid [content-visibility:auto] md:[contain-intrinsic-block-size:auto_9.5rem]',
        row.form.majorsPerChoice > 1 ? SEVERAL_MAJORS_ROOM : ONE_MAJOR_ROOM,
      )}
    >
      <span className="pt-0.5 text-right text-lg font-medium text-muted-foreground">{place}</span>
      <RowBody {...row} isFirst={place === 1} isLast={place === row.count} />
    </li>
  )
})

interface RowBodyProps extends Omit<ListRowProps, 'place'> {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** What a row says wherever it stands: a new place alone draws none of it again. */
const RowBody = memo(function RowBody(props: RowBodyProps) {
  const { list, item, count, form, unit, isPending, tier, missing, change, isFirst, isLast } = props
  const { schoolId, schoolName, provinceName, majorGroupCode } = item
  const chance = unit && chanceText(unit)
  const name = unitName(form.unit, majorGroupCode)
  const code = schoolCodeText(item)
  const controls = useMemo(
    () => change && <RowControls {...{ item, isFirst, isLast, count, change }} />,
    [item, isFirst, isLast, count, change],
  )
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TierMark tier={tier} missing={missing} />
        <School id={schoolId} name={schoolName} />
        {name && <span>{name}</span>}
        <span className="text-sm text-muted-foreground">
          {[provinceName, code && `院校代码 ${code}`].filter(Boolean).join(' · ')}
        </span>
        {chance && <span className="text-sm">{chance}</span>}
        {tier === VOID && unit && <span className="text-sm text-destructive">{voidText(unit)}</span>}
      </div>
      <JointMark school={{ id: schoolId, schoolName }} majors={unit?.majors} />
      <RowDetail {...{ list, item, form, unit, isPending, change, controls }} />
    </div>
  )
})

/** What a choice that does not count comes up against, as far as its unit tells; the check-up says the rest. */
function voidText({ planNum, planYear, subjectRequirement }: RecommendedUnit): string {
  if (planNum === 0) return `${planYear ? `${planYear} 年` : '今年'}停招`
  return subjectRequirement ? `选科要求：${subjectRequirement}` : ''
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
