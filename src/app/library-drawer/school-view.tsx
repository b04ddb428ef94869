import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentType } from 'react'
import { linesAddress } from '~/entities/admission/lines.address'
import { type SchoolTab, schoolTabOf } from '~/entities/place/school-tabs'
import { brochuresAddress } from '~/features/brochures/brochures.address'
import { BrochuresView } from '~/features/brochures/brochures-view'
import { earlyBatchAddress } from '~/features/early-batch/early-batch.address'
import { EarlyLinesView, EarlyPlansView } from '~/features/early-batch/early-batch-view'
import { AdmissionPlanView } from '~/features/school-admission/admission-plan-view'
import { ScoreLinesView } from '~/features/school-admission/score-lines-view'
import { SchoolFrame } from '~/features/school-detail/frame/school-frame'
import { schoolMajorsAddress } from '~/features/school-detail/majors/school-majors.address'
import { SchoolMajorsView } from '~/features/school-detail/majors/school-majors-view'
import { OverviewView } from '~/features/school-detail/overview/overview-view'
import { drawerSearch, saidInDrawer, saidOnPage, sectionSearch, withoutDrawer } from '~/shared/address/drawer'
import { inDrawer } from '~/shared/address/use-drawer-filters'
import { leftLibrary } from './left-library'

// The link says nothing of the page one is on.
const NO_PROPS = {}

interface TabProps {
  readonly schoolId: string
}

const TABS: Readonly<Record<SchoolTab, ComponentType<TabProps>>> = {
  overview: OverviewView,
  brochures: inDrawer(brochuresAddress, BrochuresView),
  lines: inDrawer(linesAddress, ScoreLinesView),
  plans: inDrawer(linesAddress, AdmissionPlanView),
  majors: inDrawer(schoolMajorsAddress, SchoolMajorsView),
  'early-plans': inDrawer(earlyBatchAddress, EarlyPlansView),
  'early-lines': inDrawer(earlyBatchAddress, EarlyLinesView),
}

/** A school in the drawer, with the tabs of its pages. */
export function SchoolView({ schoolId, tab: named }: TabProps & { readonly tab: string | undefined }) {
  const tab = schoolTabOf(named)
  const search = useSearch({ strict: false })
  const Tab = TABS[tab]
  return (
    <div>
      <p className="print-hidden mb-4">
        <Link
          to="."
          search={(before) => ({
            ...withoutDrawer(before),
            lib: 'school',
            ...leftLibrary(),
            ...saidOnPage(before),
            ...saidInDrawer(before),
          })}
          resetScroll={false}
          activeProps={NO_PROPS}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-primary hover:underline md:min-h-6"
        >
          <ArrowLeft aria-hidden className="size-4" />
          返回院校库
        </Link>
      </p>
      <SchoolFrame
        schoolId={schoolId}
        tab={tab}
        search={sectionSearch(drawerSearch(search))}
        heading="section"
      >
        <Tab schoolId={schoolId} />
      </SchoolFrame>
    </div>
  )
}
