import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SchoolBase } from '~/contracts/school.schemas'
import { PlaceLink } from '~/entities/place/place-link'
import { carriedFilters, SCHOOL_TABS, type SchoolTab } from '~/entities/place/school-tabs'
import { Crest } from '~/entities/school/crest'
import { schoolCalls } from '~/entities/school/school.calls'
import { SchoolCompareBar } from '~/entities/school/school-comparison'
import { schoolPlace } from '~/entities/school/school-place'
import { SubjectKnown } from '~/shared/address/use-settled'
import { FailedRegion } from '~/shared/answer/failed-region'
import { PendingState } from '~/shared/answer/pending-state'
import { isMissing } from '~/shared/api/is-missing'
import { settings } from '~/shared/lib/browser/settings'
import { Listed } from '~/shared/ui/listed'
import { PageHeading } from '~/shared/ui/page-heading'
import { sectionTabClass, sectionTabsClass, useOpenTabInView } from '~/shared/ui/section-tabs'
import { Skeleton } from '~/shared/ui/skeleton'
import { FootBar } from './foot-bar'
import { MissingSchool } from './missing-school'
import { SchoolActions } from './school-actions'

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
    heading === 'page' ? (
      <PageHeading className="max-md:text-lg!">{text}</PageHeading>
    ) : (
      <h2 className="text-xl font-medium">{text}</h2>
    )
  if (isMissing(base.error)) {
    return <MissingSchool heading={headed(NO_SCHOOL)} />
  }
  return (
    <div>
      <header className="flex items-center gap-x-3 md:gap-x-4">
        {base.isPending ? (
          <Skeleton className="size-11 shrink-0 rounded-full! md:size-14" />
        ) : (
          <Crest
            url={base.data?.schoolCrestUrl}
            name={base.data?.schoolName ?? UNNAMED}
            className="size-11 md:size-14 md:text-lg"
          />
        )}
        <div className="min-w-0 flex-1">
          {headed(base.data?.schoolName ?? <UnknownName pending={base.isPending} />)}
          <div className="min-h-6 text-sm">
            {base.data && <Line school={base.data} />}
            {base.isPending && <Skeleton className="h-5 w-60 max-w-full" />}
          </div>
        </div>
        {base.data && <SchoolActions className="max-md:hidden" id={schoolId} name={base.data.schoolName} />}
      </header>
      {base.isPending && <PendingState name="院校信息" />}
      {base.isError && (
        <FailedRegion name="院校信息" error={base.error} onRetry={() => base.refetch()} className="mt-4" />
      )}
      <Tabs schoolId={schoolId} tab={tab} carried={carriedFilters(search)} />
      {/* Another school begins anew: nothing unfolded, no answer of the one before. */}
      <div key={schoolId} className="mt-6">
        {/* An address without a school stays as it is, whichever answer comes first. */}
        <SubjectKnown value={!base.isPending}>{children}</SubjectKnown>
      </div>
      <FootBar>
        <SchoolCompareBar />
        {base.data && <SchoolActions isAtFoot id={schoolId} name={base.data.schoolName} />}
      </FootBar>
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

/** Place, nature, type and features, in one line: on a phone what has no room is cut. */
function Line({ school }: { school: SchoolBase }) {
  const features = school.schoolFeatures ?? []
  return (
    <div className="flex items-center gap-x-3 text-muted-foreground max-md:gap-x-2">
      <Listed
        items={[schoolPlace(school), school.schoolInstitution, school.schoolType.join('、')]}
        className="max-w-full shrink-0"
      />
      {features.length > 0 && (
        <ul aria-label="院校特色" className="flex min-w-0 gap-1.5 overflow-hidden">
          {features.map((feature) => (
            <li key={feature} className="shrink-0 rounded-sm bg-primary-soft px-1.5 text-xs text-primary">
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
  const row = useOpenTabInView(tab)
  return (
    <nav ref={row} aria-label="院校资料" className={`mt-3 md:mt-5 ${sectionTabsClass}`}>
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
