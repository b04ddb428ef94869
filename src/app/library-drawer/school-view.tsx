import { brochuresSearch } from '~/features/brochures/brochures.search'
import { BrochuresView } from '~/features/brochures/brochures-view'
import { earlyBatchSearch } from '~/features/early-batch/early-batch.search'
import { EarlyBatchView } from '~/features/early-batch/early-batch-view'
import { OverviewView } from '~/features/school-detail/overview-view'
import { SchoolFrame } from '~/features/school-detail/school-frame'
import { schoolMajorsSearch } from '~/features/school-detail/school-majors.search'
import { SchoolMajorsView } from '~/features/school-detail/school-majors-view'
import { AdmissionPlanView } from '~/features/score-lines/admission-plan-view'
import { linesSearch } from '~/features/score-lines/lines.search'
import { ScoreLinesView } from '~/features/score-lines/score-lines-view'
import { schoolTabOf } from '~/shared/domain/school-tabs'
import { libraryInDrawer } from './school-links'
import type { SectionProps } from './section-props'

/** A school in the drawer, with the tabs of its pages. */
export function SchoolView(props: SectionProps & { readonly schoolId: string }) {
  const tab = schoolTabOf(props.search.tab)
  return (
    <div>
      <p className="mb-4">
        {libraryInDrawer({
          className: 'inline-flex min-h-11 items-center text-sm text-primary md:min-h-6',
          children: '返回院校库',
        })}
      </p>
      <SchoolFrame
        schoolId={props.schoolId}
        tab={tab}
        search={props.search}
        heading="section"
        libraryLink={libraryInDrawer}
      >
        {TABS[tab](props)}
      </SchoolFrame>
    </div>
  )
}

type TabProps = SectionProps & { readonly schoolId: string }

const TABS = {
  overview: ({ schoolId }: TabProps) => <OverviewView schoolId={schoolId} />,
  brochures: ({ schoolId, search, onSearchChange }: TabProps) => (
    <BrochuresView
      schoolId={schoolId}
      filters={brochuresSearch.parse(search)}
      onFiltersChange={onSearchChange}
    />
  ),
  lines: ({ schoolId, search, onSearchChange }: TabProps) => (
    <ScoreLinesView
      schoolId={schoolId}
      filters={linesSearch.parse(search)}
      onFiltersChange={onSearchChange}
    />
  ),
  plans: ({ schoolId, search, onSearchChange }: TabProps) => (
    <AdmissionPlanView
      schoolId={schoolId}
      filters={linesSearch.parse(search)}
      onFiltersChange={onSearchChange}
    />
  ),
  majors: ({ schoolId, search, onSearchChange }: TabProps) => (
    <SchoolMajorsView
      schoolId={schoolId}
      filters={schoolMajorsSearch.parse(search)}
      onFiltersChange={onSearchChange}
    />
  ),
  'early-plans': ({ schoolId, search, onSearchChange }: TabProps) => (
    <EarlyBatchView
      mode="plans"
      schoolId={schoolId}
      filters={earlyBatchSearch.parse(search)}
      onFiltersChange={onSearchChange}
    />
  ),
  'early-lines': ({ schoolId, search, onSearchChange }: TabProps) => (
    <EarlyBatchView
      mode="lines"
      schoolId={schoolId}
      filters={earlyBatchSearch.parse(search)}
      onFiltersChange={onSearchChange}
    />
  ),
}
