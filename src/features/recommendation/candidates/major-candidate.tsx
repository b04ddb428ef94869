import { memo } from 'react'
import { unitName } from '~/entities/application-list/form-text'
import { PlaceLink } from '~/entities/place/place-link'
import { TierMark } from '~/entities/rank/tier-mark'
import { JointMark } from '~/entities/school/joint-mark'
import { chanceText } from '~/rules/chance/chance-text'
import { tierOfFigures } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { MajorEntry } from './major-entries'
import { offerText } from './unit-block'
import { MajorControl, UnitControls } from './unit-controls'
import { UnitWarnings } from './warned-units'
import { YearLines } from './year-lines'

interface MajorCandidateProps extends Pick<MajorEntry, 'major' | 'unit'> {
  readonly form: Pick<ApplicationForm, 'unit'>
  /** The own rank. */
  readonly rank: number
}

/** One major, with the school and the unit that it is applied for in. */
function MajorCandidateOf({ major, unit, form, rank }: MajorCandidateProps) {
  const name = unitName(form.unit, unit.majorGroupCode)
  const chance = chanceText(major)
  return (
    <li className="[contain-intrinsic-block-size:auto_12rem] [content-visibility:auto]">
      <article
        aria-label={`${major.majorName} ${unit.schoolName}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border bg-surface p-4"
      >
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <div className="flex min-w-40 flex-1 flex-wrap items-center gap-x-3 gap-y-1 md:min-h-9">
            <TierMark tier={tierOfFigures(major)} />
            <h2 className="text-lg font-medium">{major.majorName}</h2>
            {chance && <span className="whitespace-nowrap">{chance}</span>}
          </div>
          <span className="ml-auto max-w-full">
            <UnitControls unit={unit} />
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <PlaceLink
            to={{ kind: 'school', id: unit.schoolId }}
            className="inline-flex min-h-11 items-center text-base underline-offset-4 hover:underline md:min-h-6"
          >
            {unit.schoolName}
          </PlaceLink>
          {name && <span>{name}</span>}
          <span className="text-muted-foreground">{unit.provinceName}</span>
          <MajorControl unitId={unit.unitId} major={major} />
        </p>
        <JointMark school={{ ...unit, id: unit.schoolId }} majors={[major]} />
        {major.reason && <p className="text-sm text-muted-foreground">{major.reason}</p>}
        <YearLines history={major.history} rank={rank} />
        <p className="text-sm text-muted-foreground">{offerText(major)}</p>
        <UnitWarnings of={unit} />
      </article>
    </li>
  )
}

export const MajorCandidate = memo(MajorCandidateOf)
