import type { SchoolListItem } from '~/contracts/school.schemas'
import { PlaceLink } from '~/entities/place/place-link'
import { Crest } from '~/entities/school/crest'
import { FeatureTags } from '~/entities/school/feature-tags'
import { SchoolCompareToggle } from '~/entities/school/school-comparison'
import { schoolPlace } from '~/entities/school/school-place'
import { strongestFeatures } from '~/entities/school/strongest-features'
import { paddedRank } from './ranking-year'

/** Schools in the order of a ranking. Each whole entry leads to its school. */
export function RankingList({ schools }: { schools: readonly SchoolListItem[] }) {
  return (
    <ol aria-label="大学排名" className="divide-y rounded border bg-surface">
      {schools.map((school) => (
        <li
          key={school.id}
          className="relative flex min-h-24 items-center gap-3 px-3 py-3 hover:bg-muted/60 md:gap-5 md:px-5"
        >
          <span className="w-11 shrink-0 text-center text-xl font-medium md:w-16 md:text-2xl">
            {typeof school.schoolRank === 'number' ? paddedRank(school.schoolRank) : '—'}
          </span>
          <Crest url={school.schoolCrestUrl} name={school.schoolName} className="size-11 md:size-12" />
          <div className="min-w-0 flex-1">
            <h2 className="font-medium">
              <PlaceLink to={{ kind: 'school', id: school.id }} className="after:absolute after:inset-0">
                {school.schoolName}
              </PlaceLink>
            </h2>
            <p className="text-sm text-muted-foreground">
              {schoolPlace(school)} · {school.schoolType.join('、')}
              <span className="max-md:hidden"> · {school.schoolInstitution}</span>
            </p>
            <FeatureTags
              features={strongestFeatures(school.schoolFeatures)}
              className="mt-1.5 max-md:hidden"
            />
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
