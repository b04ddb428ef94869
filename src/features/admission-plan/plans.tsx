import { useQuery } from '@tanstack/react-query'
import type { MajorPlanGroup } from '~/contracts/admission-plan'
import { GroupSections, groupLabel } from '~/entities/admission/group-sections'
import type { LineQuestion } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { planCalls } from '~/entities/admission/plan.calls'
import { placesOf, placesOfGroup, planChange } from '~/entities/admission/plan-change'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/format'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { PLAN_COLUMNS } from './plan-columns'

interface PlansProps {
  readonly schoolId: string
  readonly question: LineQuestion
  readonly filtered: Filtered<LinesFilters>
}

/** The plan of one year: how many places, and the tables of its major groups. */
export function Plans({ schoolId, question, filtered: { filters, change } }: PlansProps) {
  const plans = useAnswer(question, (asked) => planCalls.ofMajors(schoolId, asked))
  return (
    <Faces
      of={plans}
      name="招生计划"
      pending={<Skeleton className="h-[40rem]" />}
      isEmpty={({ records }) => records.length === 0}
      empty={({ province, year, subject }) => (
        <EmptyRegion>
          {year} 年这所院校没有在{province}招收符合条件的{subject}考生。可以换一个年份、科类或批次。
        </EmptyRegion>
      )}
    >
      {({ records }, answered) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Places schoolId={schoolId} question={answered} groups={records} />
          <GroupSections
            groups={records}
            group={filters.group}
            onGroup={(group) => change({ group })}
            summary={(group) => `${formatCount(placesOfGroup(group))} 人`}
          >
            {(group) => (
              <DataTable
                label={groupLabel('招生计划', group)}
                columns={PLAN_COLUMNS}
                rows={group.details}
                order={filters.sort}
                onOrder={(sort) => change({ sort })}
              />
            )}
          </GroupSections>
          <TrustLine addressOnPaper source={`${answered.province}教育考试院 ${answered.year} 年招生计划`} />
        </div>
      )}
    </Faces>
  )
}

interface PlacesProps {
  readonly schoolId: string
  readonly question: LineQuestion
  readonly groups: readonly MajorPlanGroup[]
}

/** All places of the plan, beside those of the year before. */
function Places({ schoolId, question, groups }: PlacesProps) {
  const { province, year, subject } = question
  const { data: before } = useQuery(planCalls.ofMajors(schoolId, { ...question, year: year - 1 }))
  const places = placesOf(groups)
  const difference = planChange(places, before && placesOf(before.records), year - 1)
  const majors = groups.reduce((sum, { details }) => sum + details.length, 0)
  return (
    <p>
      <span className="text-2xl font-medium">{formatCount(places)}</span> 人
      <span className="text-sm text-muted-foreground max-md:mt-1 max-md:block max-md:min-h-10 md:ml-3">
        {year} 年在{province}招收{subject}考生，共 {majors} 个专业{difference && `，${difference}`}
      </span>
    </p>
  )
}
