import type { SchoolListItem } from '~/contracts/school.schemas'
import { PlaceLink } from '~/entities/place/place-link'
import { CompareToggle } from '~/entities/school/compare-toggle'
import { Crest } from '~/entities/school/crest'
import { schoolPlace } from '~/entities/school/school-place'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { formatCount } from '~/shared/lib/format'
import { Skeleton } from '~/shared/ui/skeleton'
import { FeatureTags } from './feature-tags'
import type { SchoolFigures } from './school-figures'
import { strongestFeatures } from './strongest-features'
import type { LineOfYearQuestion } from './use-line-question'

interface SchoolCardProps {
  readonly school: SchoolListItem
  /** Its last line, where a list asks for it. */
  readonly figures?: SchoolFigures | undefined
  readonly question?: LineOfYearQuestion | undefined
}

/** A school in the library. The whole card leads to the school. */
export function SchoolCard({ school, figures, question }: SchoolCardProps) {
  const { id, schoolName, schoolCrestUrl, schoolType, schoolInstitution, belongs } = school
  const facts = [schoolType.join('、'), schoolInstitution, belongs].filter(Boolean).join(' · ')
  return (
    <article
      aria-label={schoolName}
      className="relative flex flex-col rounded border bg-surface p-4 focus-within:border-primary hover:border-primary"
    >
      <div className="flex items-start gap-3">
        <Crest url={schoolCrestUrl} name={schoolName} className="size-12" />
        <div className="min-w-0 flex-1">
          <h2 className="font-medium">
            <PlaceLink to={{ kind: 'school', id }} className="after:absolute after:inset-0 after:rounded">
              {schoolName}
            </PlaceLink>
          </h2>
          <p className="text-sm text-muted-foreground">{schoolPlace(school)}</p>
        </div>
        <div className="relative z-10 -mt-1 -mr-1 flex gap-1">
          <WishToggle brief wish={{ kind: 'school', id, name: schoolName }} />
          <CompareToggle schoolId={id} schoolName={schoolName} />
        </div>
      </div>
      <p className="mt-3 truncate text-sm text-muted-foreground" title={facts}>
        {facts}
      </p>
      <FeatureTags features={strongestFeatures(school.schoolFeatures)} className="mt-2" />
      {figures && <LastLine figures={figures} question={question} />}
    </article>
  )
}

/** The line people choose by; its place is kept while it is on its way. */
function LastLine({
  figures: { isPending, line },
  question,
}: Pick<SchoolCardProps, 'question'> & { readonly figures: SchoolFigures }) {
  if (isPending || !question) return <Skeleton className="mt-3 h-5 w-48" />
  const { province, subject, year } = question
  return (
    <p className="mt-3 text-sm">
      <span className="text-muted-foreground">{`${province}${subject} ${year} `}</span>
      {line ? (
        <>
          最低 <span className="font-medium">{formatCount(line.lowestRank)}</span> 位 · {line.lowestScore} 分
        </>
      ) : (
        '没有录取数据'
      )}
    </p>
  )
}
