import type { SchoolListItem } from '~/contracts/school.schemas'
import { PlaceLink } from '~/entities/place/place-link'
import type { ShownRank } from '~/entities/rank/use-shown-rank'
import { Crest } from '~/entities/school/crest'
import { SchoolCompareToggle } from '~/entities/school/school-comparison'
import { schoolPlace } from '~/entities/school/school-place'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { Listed } from '~/shared/ui/listed'
import { FeatureTags } from './feature-tags'
import { JointMark } from './joint-mark'
import { LastLine } from './last-line'
import type { SchoolFigures } from './school-figures'
import { strongestFeatures } from './strongest-features'
import type { LineOfYearQuestion } from './use-line-question'

interface SchoolCardProps {
  readonly school: SchoolListItem
  /** Its last line, where a list asks for it. */
  readonly figures?: SchoolFigures | undefined
  readonly question?: LineOfYearQuestion | undefined
  /** The reader's, where it is known. */
  readonly rank?: ShownRank
}

/** A school in the library. The whole card leads to the school. */
export function SchoolCard({ school, figures, question, rank }: SchoolCardProps) {
  const { id, schoolName, schoolCrestUrl, schoolType, schoolInstitution, belongs } = school
  return (
    <article
      aria-label={schoolName}
      className="relative flex break-inside-avoid flex-col rounded border bg-surface p-4 focus-within:border-primary hover:border-primary"
    >
      <div className="flex items-start gap-3">
        <Crest url={schoolCrestUrl} name={schoolName} className="size-12" />
        <div className="min-w-0 flex-1">
          <h2 className="font-medium">
            <PlaceLink to={{ kind: 'school', id }} className="after:absolute after:inset-0 after:rounded">
              {schoolName}
            </PlaceLink>
          </h2>
          <JointMark school={school} of={question} />
          <p className="text-sm text-muted-foreground">{schoolPlace(school)}</p>
        </div>
      </div>
      <Listed
        items={[schoolType.join('、'), schoolInstitution, belongs]}
        className="mt-3 text-sm text-muted-foreground"
      />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
        <FeatureTags features={strongestFeatures(school.schoolFeatures)} className="min-w-24 flex-1" />
        {/* Above the link that covers the card. */}
        <div className="relative z-10 -mr-1 ml-auto flex shrink-0 gap-1">
          <WishToggle brief wish={{ kind: 'school', id, name: schoolName }} />
          <SchoolCompareToggle schoolId={id} schoolName={schoolName} />
        </div>
      </div>
      {figures && <LastLine named figures={figures} question={question} rank={rank} className="mt-3" />}
    </article>
  )
}
