import { PlaceLink } from '~/entities/place/place-link'
import type { ShownRank } from '~/entities/rank/use-shown-rank'
import { Crest } from '~/entities/school/crest'
import { FeatureTags } from '~/entities/school/feature-tags'
import { JointMark } from '~/entities/school/joint-mark'
import { LastLine } from '~/entities/school/last-line'
import { SchoolCompareToggle } from '~/entities/school/school-comparison'
import { schoolPlace } from '~/entities/school/school-place'
import { strongestFeatures } from '~/entities/school/strongest-features'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import { SAMPLE_MARK } from '~/shared/lib/text/source-text'
import { Listed } from '~/shared/ui/listed'
import { paddedRank, rankMove } from './ranking-year'
import type { SchoolRow } from './school-row'

interface RankingListProps {
  readonly rows: readonly SchoolRow[]
  /** What the lines are of. */
  readonly question: LineOfYearQuestion | undefined
  /** The reader's, where it is known. */
  readonly rank: ShownRank
}

/** Schools in the order of a ranking, each with its last line. Each whole entry leads to its school. */
export function RankingList({ rows, question, rank }: RankingListProps) {
  return (
    <ol aria-label="大学排名" className="mt-2 rounded border bg-surface">
      {rows.map(({ school, figures, rankBefore }) => (
        <li
          key={school.id}
          className="relative flex min-h-24 items-center gap-3 border-t px-3 py-3 first:border-t-0 hover:bg-muted/60 md:gap-5 md:px-5"
        >
          <span className="w-11 shrink-0 text-center text-xl font-medium md:w-16 md:text-2xl">
            <span>{typeof school.schoolRank === 'number' ? paddedRank(school.schoolRank) : '—'}</span>
            {/* Its line is kept: nothing moves when the year before has come. */}
            <span className="block min-h-4 text-xs font-normal text-muted-foreground">
              {rankMove(school.schoolRank, rankBefore)}
            </span>
            <span className="block text-xs font-normal text-muted-foreground">{SAMPLE_MARK}</span>
          </span>
          <Crest url={school.schoolCrestUrl} name={school.schoolName} className="size-11 md:size-12" />
          <div className="min-w-0 flex-1">
            <h2 className="font-medium">
              <PlaceLink to={{ kind: 'school', id: school.id }} className="after:absolute after:inset-0">
                {school.schoolName}
              </PlaceLink>
              <JointMark school={school} of={question} />
            </h2>
            <Listed
              items={[schoolPlace(school), school.schoolType.join('、'), school.schoolInstitution]}
              className="text-sm text-muted-foreground"
            />
            <FeatureTags features={strongestFeatures(school.schoolFeatures)} className="my-1" />
            <LastLine figures={figures} question={question} rank={rank} className="mt-1" />
          </div>
          <SchoolCompareToggle
            schoolId={school.id}
            schoolName={school.schoolName}
            className="relative z-10"
          />
        </li>
      ))}
    </ol>
  )
}
