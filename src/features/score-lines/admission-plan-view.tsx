import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MajorPlan } from '~/contracts/admission-plan'
import { Faces } from '~/shared/answer/faces'
import { formatCount } from '~/shared/lib/format'
import { useLatest } from '~/shared/lib/use-latest'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { TrustLine } from '~/shared/ui/trust-line'
import { GroupSections, groupLabel } from './group-sections'
import { LineControls } from './line-controls'
import type { LineFilters } from './line-filters'
import type { LineSort, LinesFilters } from './lines.address'
import { placesOf, placesOfGroup, planChange } from './plan-change'
import { planQueries } from './plans.queries'
import { SortHead } from './sort-head'
import { type LinesViewProps, useLineFilters } from './use-line-filters'
import { useOrderedRows } from './use-ordered-rows'

/** How many places a school offers, a table per major group: the same in the page and in the drawer. */
export function AdmissionPlanView(props: LinesViewProps) {
  const { schoolId, filters, onFiltersChange } = props
  const { rules, province, offered, electives, change } = useLineFilters(props, 'plans')
  const question = offered?.filters
  return (
    <div>
      <LineControls
        label="招生计划条件"
        province={province}
        offered={offered}
        electives={electives}
        onChange={change}
      />
      <Faces
        of={rules}
        name="招生计划"
        className="pt-6"
        pending={<Skeleton className="h-[40rem]" />}
        isEmpty={() => offered !== undefined && question === undefined}
        empty={<EmptyRegion>暂无{province}的招生计划。可以换一个省份。</EmptyRegion>}
      >
        {() =>
          question && (
            <Plans
              key={schoolId}
              schoolId={schoolId}
              question={question}
              filters={filters}
              onFiltersChange={onFiltersChange}
            />
          )
        }
      </Faces>
    </div>
  )
}

interface PlansProps {
  readonly schoolId: string
  readonly question: LineFilters
  readonly filters: LinesFilters
  readonly onFiltersChange: (next: Partial<LinesFilters>) => void
}

function Plans({ schoolId, question, filters, onFiltersChange }: PlansProps) {
  const answer = useQuery({ ...planQueries.ofMajors(schoolId, question), placeholderData: keepPreviousData })
  const answered = useLatest(answer.isPlaceholderData ? undefined : question) ?? question
  const { province, year, subject } = answered
  const before = useQuery({
    ...planQueries.ofMajors(schoolId, { ...answered, year: year - 1 }),
    enabled: answer.isSuccess && !answer.isPlaceholderData,
  })
  return (
    <Faces
      of={answer}
      name="招生计划"
      className={cn('transition-opacity', answer.isPlaceholderData && 'opacity-60')}
      pending={<Skeleton className="h-[40rem]" />}
      isEmpty={({ records }) => records.length === 0}
      empty={
        <EmptyRegion>
          {year} 年这所院校没有在{province}招收符合条件的{subject}考生。可以换一个年份、科目或批次。
        </EmptyRegion>
      }
    >
      {({ records }) => {
        const majors = records.flatMap(({ details }) => details)
        const places = placesOf(records)
        const change = planChange(places, before.data && placesOf(before.data.records), year - 1)
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <p>
              <span className="text-2xl font-medium">{formatCount(places)}</span> 人
              <span className="text-sm text-muted-foreground max-md:mt-1 max-md:block max-md:min-h-10 md:ml-3">
                {year} 年在{province}招收{subject}考生，共 {majors.length} 个专业{change && `，${change}`}
              </span>
            </p>
            <GroupSections
              groups={records}
              group={filters.group}
              onGroup={(group) => onFiltersChange({ group })}
              summary={(group) => `${formatCount(placesOfGroup(group))} 人`}
            >
              {(group) => (
                <PlanTable
                  label={groupLabel('招生计划', group)}
                  rows={group.details}
                  sort={filters.sort}
                  onSort={(sort) => onFiltersChange({ sort })}
                />
              )}
            </GroupSections>
            <TrustLine addressOnPaper source={`${province}教育考试院 ${year} 年招生计划`} />
          </div>
        )
      }}
    </Faces>
  )
}

interface PlanTableProps {
  readonly label: string
  readonly rows: readonly MajorPlan[]
  readonly sort: LineSort
  readonly onSort: (sort: LineSort) => void
}

function PlanTable({ label, rows, sort, onSort }: PlanTableProps) {
  return (
    <Table aria-label={label}>
      <TableHeader>
        <TableRow>
          <TableHead className="whitespace-nowrap">代码</TableHead>
          <TableHead>专业</TableHead>
          <TableHead className="max-md:hidden">批次</TableHead>
          <TableHead className="max-md:hidden">学制</TableHead>
          <TableHead className="text-right max-md:hidden">学费（元/年）</TableHead>
          <TableHead className="max-md:hidden">选科要求</TableHead>
          <SortHead by="plan" sort={sort} onSort={onSort}>
            计划数
          </SortHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {useOrderedRows(rows, sort).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an enrolment code may be absent and a name repeat
          <TableRow key={`${row.majorEnrollCode}-${row.majorName}-${index}`}>
            <TableCell className="text-muted-foreground">{row.majorEnrollCode ?? '—'}</TableCell>
            <TableCell>
              {row.majorName}
              {row.note && <span className="block text-xs text-muted-foreground">{row.note}</span>}
              <span className="block text-xs text-muted-foreground md:hidden">
                {[row.schoolSystem, row.fee && `${formatCount(row.fee)} 元/年`].filter(Boolean).join(' · ')}
              </span>
            </TableCell>
            <TableCell className="max-md:hidden">{row.batch}</TableCell>
            <TableCell className="whitespace-nowrap max-md:hidden">{row.schoolSystem ?? '—'}</TableCell>
            <TableCell className="text-right max-md:hidden">
              {row.fee === null || row.fee === undefined ? '—' : formatCount(row.fee)}
            </TableCell>
            <TableCell className="max-md:hidden">{row.subjectRequirement ?? '—'}</TableCell>
            <TableCell className="text-right font-medium">{formatCount(row.planNum)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
