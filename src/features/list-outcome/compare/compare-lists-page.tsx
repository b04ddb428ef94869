import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useMemo } from 'react'
import type { ApplicationList } from '~/contracts/list-summaries'
import { SELF_CREATED } from '~/contracts/reference'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { isStaff } from '~/shared/domain/access'
import { FilterSelect } from '~/shared/filters/filter-select'
import { useUser } from '~/shared/session/session'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import type { CompareListsFilters } from './compare-lists.address'
import { choiceIn, NO_CHOICE, writtenChoice } from './merge-choice'
import { SideBySide } from './side-by-side'

const backClass = 'print-hidden inline-flex min-h-11 items-center gap-1 text-sm text-primary md:min-h-6'

/** Two lists of one student side by side: what is in one only, what moved, what was changed. */
export function CompareListsPage(filtered: Filtered<CompareListsFilters>) {
  const user = useUser()
  if (!user) return null
  const studentId = isStaff(user) ? filtered.filters.student : user.id
  return (
    <div className="content-column py-6 md:py-10">
      {studentId === user.id ? (
        <Link to="/myvolunteer" className={backClass}>
          <ChevronLeft aria-hidden className="size-4" />
          我的志愿表
        </Link>
      ) : (
        studentId && (
          <Link to="/myStudentDetail" search={{ id: studentId }} className={backClass}>
            <ChevronLeft aria-hidden className="size-4" />
            学生档案
          </Link>
        )
      )}
      <PageHeading>两份志愿表有什么不同</PageHeading>
      {studentId ? (
        <Chosen studentId={studentId} filtered={filtered} />
      ) : (
        <EmptyRegion className="mt-4">志愿表属于学生：从学生档案里选一名学生的两份来对比。</EmptyRegion>
      )}
    </div>
  )
}

interface ChosenProps {
  readonly studentId: string
  readonly filtered: Filtered<CompareListsFilters>
}

function Chosen({ studentId, filtered }: ChosenProps) {
  const lists = useQuery(listCalls.byStudent(studentId))
  return (
    <States
      of={lists}
      name="志愿表"
      className="mt-4"
      pending={<Skeleton of="rows" className="h-64" />}
      isEmpty={(all) => all.length < 2}
      empty={
        <EmptyRegion>
          <p>
            至少要有两份志愿表才能对比。<span className="inline-block">可以先复制一份再改。</span>
          </p>
          <Link
            to="/myvolunteer"
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
          >
            去复制一份
          </Link>
        </EmptyRegion>
      }
    >
      {(all) => <Compared lists={all} {...filtered} />}
    </States>
  )
}

interface ComparedProps extends Filtered<CompareListsFilters> {
  readonly lists: readonly ApplicationList[]
}

/** Without a choice the first two lists stand there. */
function Compared({ lists, filters, change }: ComparedProps) {
  const known = (id: string | undefined) => lists.find((list) => list.id === id)
  const left = known(filters.left) ?? lists.find(({ id }) => id !== filters.right)
  const right = known(filters.right) ?? lists.find(({ id }) => id !== left?.id)
  const from = useQuery(left ? listDetailCalls.detail(left.id) : NOTHING_ASKED)
  const to = useQuery(right ? listDetailCalls.detail(right.id) : NOTHING_ASKED)
  const { merge, fromLeft, fromRight } = filters
  // A list that keeps its identity is not checked anew.
  const choice = useMemo(() => choiceIn({ merge, fromLeft, fromRight }), [merge, fromLeft, fromRight])
  const options = lists.map((list) => ({ value: list.id, label: optionText(list) }))
  return (
    <>
      <div className="print-hidden grid max-w-3xl gap-4 md:grid-cols-2">
        <FilterSelect
          label="左边"
          value={left?.id ?? ''}
          options={options}
          onChange={(next) => change({ left: next, right: right?.id, ...NO_CHOICE })}
        />
        <FilterSelect
          label="右边"
          value={right?.id ?? ''}
          options={options}
          onChange={(next) => change({ left: left?.id, right: next, ...NO_CHOICE })}
        />
      </div>
      <States
        of={from}
        name="左边的志愿表"
        className="mt-6"
        pending={<Skeleton of="rows" className="h-96" />}
      >
        {(first) => (
          <States of={to} name="右边的志愿表" pending={<Skeleton of="rows" className="h-96" />}>
            {(second) => (
              <SideBySide
                left={first}
                right={second}
                onlyDifferent={filters.rows === 'different'}
                onOnlyDifferent={(only) => change({ rows: only ? 'different' : 'all' })}
                choice={choice}
                onChoice={(next) => change(writtenChoice(next), 'settle')}
              />
            )}
          </States>
        )}
      </States>
    </>
  )
}

function optionText({ name, createdType }: ApplicationList): string {
  return createdType === SELF_CREATED ? name : `${name}（规划师）`
}
