import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LazyGoneList } from '~/entities/application-list/editor/lazy-gone-list'
import type { ListFilters } from '~/entities/application-list/list.address'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { PendingChoices, PendingRisk } from '~/entities/application-list/pending-list'
import { WayToLists } from '~/entities/application-list/way-to-lists'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { MAYBE_GONE } from '~/shared/api/error-message'
import { isForbidden, isMissing } from '~/shared/api/is-missing'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import type { ListParts } from './list-parts'
import { ListSheet } from './list-sheet'

interface ListPageProps extends Filtered<ListFilters> {
  readonly id: string
  readonly parts: ListParts
}

/** One application list: its rows, beside them what the check-up says, and the parts that other features add. */
export function ListPage({ id, ...shown }: ListPageProps) {
  const answer = useQuery(listDetailCalls.detail(id))
  return (
    <div className="content-column py-6 md:py-10 [&>div>[role=alert]]:mt-3">
      <WayToLists studentId={answer.data?.studentId} />
      <PageHeading className="line-clamp-3 wrap-anywhere">{answer.data?.name ?? '志愿表'}</PageHeading>
      {isMissing(answer.error) ? (
        <>
          <LazyGoneList id={id} />
          <Unseen>{`没有这份志愿表，${MAYBE_GONE}`}</Unseen>
        </>
      ) : isForbidden(answer.error) ? (
        <div role="alert">
          <Unseen>没有权限查看：这份志愿表不属于你。请换它的主人的账号登录，或请对方分享给你。</Unseen>
        </div>
      ) : (
        <States of={answer} name="志愿表" className="mt-2" pending={<Pending />}>
          {(list) => <ListSheet key={list.id} list={list} {...shown} />}
        </States>
      )}
    </div>
  )
}

/** Instead of a list that cannot be shown, and asking again would not help. */
function Unseen({ children }: { children: string }) {
  return (
    <EmptyRegion className="mt-6">
      <p>{children}</p>
      <Link
        to="/myvolunteer"
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
      >
        看全部志愿表
      </Link>
    </EmptyRegion>
  )
}

/** Facts, tools, rows and the check-up beside them, as they will stand. */
function Pending() {
  return (
    <>
      <Skeleton of="text" className="mb-4 h-[5.5rem] w-[30rem] max-w-full md:mb-3 md:h-12" />
      <div className="flex flex-wrap gap-2">
        {['w-32', 'w-36', 'w-28', 'w-28'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: buttons that never move
          <Skeleton key={index} className={`h-11 md:h-9 ${width}`} />
        ))}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <Skeleton className="mt-2 mb-20 h-11 w-72 max-w-full md:mb-2 md:h-9" />
          <PendingChoices rows={5} editable />
        </div>
        <div>
          <h2 className="text-lg font-medium">检查</h2>
          <PendingRisk className="mt-3" />
        </div>
      </div>
    </>
  )
}
