import { useSearch } from '@tanstack/react-router'
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
import { overviewAddress } from '~/features/school-detail/overview/overview.address'
import { OverviewView } from '~/features/school-detail/overview/overview-view'
import { drawerSearch, sectionSearch } from '~/shared/address/drawer'
import { inDrawer } from '~/shared/address/use-drawer-filters'
import type { Opened } from './list-section'

interface TabProps {
  readonly schoolId: string
}

const TABS: Readonly<Record<SchoolTab, ComponentType<TabProps>>> = {
  overview: inDrawer(overviewAddress, OverviewView),
  brochures: inDrawer(brochuresAddress, BrochuresView),
  lines: inDrawer(linesAddress, ScoreLinesView),
  plans: inDrawer(linesAddress, AdmissionPlanView),
  majors: inDrawer(schoolMajorsAddress, SchoolMajorsView),
  'early-plans': inDrawer(earlyBatchAddress, EarlyPlansView),
  'early-lines': inDrawer(earlyBatchAddress, EarlyLinesView),
}

/** A school in the drawer, with the tabs of its pages. */
export function SchoolView({ code: schoolId, tab: named }: Opened) {
  const tab = schoolTabOf(named)
  const search = useSearch({ strict: false })
  const Tab = TABS[tab]
  return (
    <SchoolFrame schoolId={schoolId} tab={tab} search={sectionSearch(drawerSearch(search))} heading="section">
      <Tab schoolId={schoolId} />
    </SchoolFrame>
  )
}
