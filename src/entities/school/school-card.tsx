import type { SchoolListItem } from '~/contracts/school.schemas'
import { PlaceLink } from '~/entities/place/place-link'
import { CompareToggle } from '~/entities/school/compare-toggle'
import { Crest } from '~/entities/school/crest'
import { schoolPlace } from '~/entities/school/school-place'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { FeatureTags } from './feature-tags'

/** A school in the library. The whole card leads to the school. */
export function SchoolCard({ school }: { school: SchoolListItem }) {
  const { id, schoolName, schoolCrestUrl, schoolType, schoolInstitution, belongs } = school
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
      <FeatureTags features={school.schoolFeatures} className="mt-3" />
      <dl className="mt-auto grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 pt-3 text-sm">
        <Fact label="类型">{schoolType.join('、')}</Fact>
        <Fact label="性质">{schoolInstitution}</Fact>
        <Fact label="隶属">{belongs || '—'}</Fact>
      </dl>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 truncate" title={children}>
        {children}
      </dd>
    </>
  )
}
