import type { SchoolListItem } from '~/contracts/school.schemas'
import { PlaceLink } from '~/entities/place/place-link'
import { LineTier } from '~/entities/rank/tier-mark'
import { Crest } from '~/entities/school/crest'
import { SchoolCompareToggle } from '~/entities/school/school-comparison'
import { schoolPlace } from '~/entities/school/school-place'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { formatCount } from '~/shared/lib/format'
import { Skeleton } from '~/shared/ui/skeleton'
import { FeatureTags } from './feature-tags'
import { NOT_LOADED, type SchoolFigures } from './school-figures'
import { strongestFeatures } from './strongest-features'
import type { LineOfYearQuestion } from './use-line-question'

interface SchoolCardProps {
  readonly school: SchoolListItem
  /** Its last line, where a list asks for it. */
  readonly figures?: SchoolFigures | undefined
  readonly question?: LineOfYearQuestion | undefined
  /** The reader's, where it is known. */
  readonly rank?: number | undefined
}

/** A school in the library. The whole card leads to the school. */
export function SchoolCard({ school, figures, question, rank }: SchoolCardProps) {
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
      </div>
      <p className="mt-3 truncate text-sm text-muted-foreground" title={facts}>
        {facts}
      </p>
      <div className="mt-2 flex items-end justify-between gap-3">
        <FeatureTags features={strongestFeatures(school.schoolFeatures)} />
        {/* Above the link that covers the card. */}
        <div className="relative z-10 -mr-1 ml-auto flex shrink-0 gap-1">
          <WishToggle brief wish={{ kind: 'school', id, name: schoolName }} />
          <SchoolCompareToggle schoolId={id} schoolName={schoolName} />
        </div>
      </div>
      {figures && <LastLine figures={figures} question={question} rank={rank} />}
    </article>
  )
}

/** The line people choose by; its place is kept while it is on its way. */
function LastLine({
  figures: { isPending, hasFailed, line },
  question,
  rank,
}: Pick<SchoolCardProps, 'question' | 'rank'> & { readonly figures: SchoolFigures }) {
  if (isPending || !question) return <Skeleton className="mt-3 h-5 w-48" />
  const { province, subject, year } = question
  return (
    <p className="mt-3 text-sm">
      <span className="text-muted-foreground">{`${province}${subject} ${year} `}</span>
      {line ? (
        <>
          最低 <span className="font-medium">{formatCount(line.lowestRank)}</span> 位 · {line.lowestScore} 分
          {rank !== undefined && (
            <span className="block">
              <LineTier rank={rank} lowestRank={line.lowestRank} />
            </span>
          )}
        </>
      ) : hasFailed ? (
        NOT_LOADED
      ) : (
        '没有录取数据'
      )}
    </p>
  )
}
