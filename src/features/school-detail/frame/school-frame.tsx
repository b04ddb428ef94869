import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SchoolBase } from '~/contracts/school.schemas'
import { AddToListCorner } from '~/entities/application-list/adding/late-add-to-list'
import { PlaceLink } from '~/entities/place/place-link'
import { carriedFilters, SCHOOL_TABS, type SchoolTab } from '~/entities/place/school-tabs'
import { Crest } from '~/entities/school/crest'
import { schoolCalls } from '~/entities/school/school.calls'
import { SchoolCompareBar, SchoolCompareToggle } from '~/entities/school/school-comparison'
import { schoolPlace } from '~/entities/school/school-place'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { SubjectKnown } from '~/shared/address/use-settled'
import { FailedRegion } from '~/shared/answer/failed-region'
import { PendingFace } from '~/shared/answer/pending-face'
import { isMissing } from '~/shared/api/is-missing'
import { settings } from '~/shared/lib/browser/settings'
import { PageHeading } from '~/shared/ui/page-heading'
import { sectionTabClass, sectionTabsClass, useOpenTabInSight } from '~/shared/ui/section-tabs'
import { Skeleton } from '~/shared/ui/skeleton'
import { MissingSchool } from './missing-school'

/** Tables of one's own have neither guides nor the early batch. */
const TABS = SCHOOL_TABS.filter(({ id }) => !settings.ownData || !/^(brochures|early-.*)$/.test(id))

interface SchoolFrameProps {
  readonly schoolId: string
  readonly tab: SchoolTab
  /** The filters of the open tab: what the others ask for too goes along. */
  readonly search: Readonly<Record<string, unknown>>
  /** The open tab. */
  readonly children: ReactNode
  /** `page` is the one heading of a page, `section` a heading inside of something else, such as the drawer. */
  readonly heading?: 'page' | 'section'
}

/** Stands for the name of a school that is not known. */
const UNNAMED = '院校'

/** Heads the page of an id that no school has. */
export const NO_SCHOOL = '没有这所院校'

/** Header and tabs of a school, the same on its pages and in the drawer. An id that no school has shows nothing else. */
export function SchoolFrame(props: SchoolFrameProps) {
  const { schoolId, tab, search, children, heading = 'page' } = props
  const base = useQuery(schoolCalls.base(schoolId))
  const headed = (text: ReactNode) =>
    heading === 'page' ? <PageHeading>{text}</PageHeading> : <h2 className="text-xl font-medium">{text}</h2>
  if (isMissing(base.error)) {
    return <MissingSchool heading={headed(NO_SCHOOL)} />
  }
  return (
    <div>
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
        {base.isPending ? (
          <Skeleton className="size-14 shrink-0 rounded-full! md:row-span-2" />
        ) : (
          <Crest
            url={base.data?.schoolCrestUrl}
            name={base.data?.schoolName ?? UNNAMED}
            className="size-14 text-lg md:row-span-2"
          />
        )}
        {/* Room for two lines and for the marks beside them: a long name moves nothing that stands below. */}
        <div className="flex min-h-23 items-center md:min-h-0">
          {headed(base.data?.schoolName ?? <UnknownName pending={base.isPending} />)}
        </div>
        {base.data && <Marks id={schoolId} name={base.data.schoolName} />}
        <div className="col-span-3 min-h-13 text-sm md:col-span-1 md:col-start-2 md:min-h-6">
          {base.data && <Line school={base.data} />}
          {base.isPending && <Skeleton className="h-5 w-60 max-w-full" />}
        </div>
      </header>
      {base.isPending && <PendingFace name="院校信息" />}
      {base.isError && (
        <FailedRegion name="院校信息" error={base.error} onRetry={() => base.refetch()} className="mt-4" />
      )}
      <Tabs schoolId={schoolId} tab={tab} carried={carriedFilters(search)} />
      {/* Another school begins anew: nothing unfolded, no answer of the one before. */}
      <div key={schoolId} className="mt-6">
        {/* An address without a school stays as it is, whichever answer comes first. */}
        <SubjectKnown value={!base.isPending}>{children}</SubjectKnown>
      </div>
      {base.data && <AddToListCorner school={{ id: schoolId, name: base.data.schoolName }} />}
      <SchoolCompareBar />
    </div>
  )
}

/** One below the other where a name needs the width. */
function Marks({ id, name }: { id: string; name: string }) {
  return (
    <div className="flex flex-col items-stretch gap-1 md:flex-row md:gap-2">
      <WishToggle wish={{ kind: 'school', id, name }} />
      <SchoolCompareToggle schoolId={id} schoolName={name} />
    </div>
  )
}

function UnknownName({ pending }: { pending: boolean }) {
  if (!pending) return UNNAMED
  return (
    <>
      <span className="sr-only">{UNNAMED}</span>
      <Skeleton className="h-8 w-48" />
    </>
  )
}

function Line({ school }: { school: SchoolBase }) {
  const features = school.schoolFeatures ?? []
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
      <span>{schoolPlace(school)}</span>
      <span>{school.schoolInstitution}</span>
      <span>{school.schoolType.join('、')}</span>
      {features.length > 0 && (
        <ul aria-label="院校特色" className="flex flex-wrap gap-1.5 max-md:basis-full">
          {features.map((feature) => (
            <li key={feature} className="rounded-sm bg-primary-soft px-1.5 text-xs text-primary">
              {feature}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface TabsProps extends Pick<SchoolFrameProps, 'schoolId' | 'tab'> {
  readonly carried: Readonly<Record<string, string>>
}

function Tabs({ schoolId, tab, carried }: TabsProps) {
  const row = useOpenTabInSight(tab)
  return (
    <nav ref={row} aria-label="院校资料" className={`mt-5 ${sectionTabsClass}`}>
      {TABS.map(({ id, label }) => (
        <PlaceLink
          to={{ kind: 'school', id: schoolId, tab: id, filters: carried }}
          key={id}
          className={sectionTabClass}
          {...(id === tab && { 'aria-current': 'page' as const })}
        >
          {label}
        </PlaceLink>
      ))}
    </nav>
  )
}
