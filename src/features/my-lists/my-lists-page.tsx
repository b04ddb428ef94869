import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { NewApplicationList } from '~/contracts/application-lists'
import type { UserInfo } from '~/contracts/auth'
import type { ApplicationList } from '~/contracts/list-summaries'
import { LazyGoneList } from '~/entities/application-list/editor/lazy-gone-list'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { States } from '~/shared/answer/states'
import { isStaff } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { DeletedNotice } from './deleted-notice'
import { ListTable } from './list-table'
import { listsWithDrafts } from './lists-with-drafts'

/** The application lists of a student: those they have made, and those a planner proposes. */
export function MyListsPage() {
  const user = useUser()
  if (!user) return null
  return (
    <div className="content-column py-6 md:py-10">
      {isStaff(user) ? <NotForStaff /> : <MyLists user={user} />}
    </div>
  )
}

function MyLists({ user }: { user: UserInfo }) {
  const lists = useQuery(listCalls.byStudent(user.id))
  const [deleted, setDeleted] = useState<NewApplicationList>()
  return (
    <>
      <PageHeading>我的志愿表{lists.data && `：${howMany(lists.data.length)}`}</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        规划师只提出建议，志愿由你本人确认，并在省级教育考试院的官方系统里填报。
      </p>
      <Link
        to="/fillIn"
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'print-hidden mt-4' })}
      >
        新建志愿表
      </Link>
      {lists.data && <GoneLists known={lists.data} />}
      {deleted && <DeletedNotice deleted={deleted} onRestored={() => setDeleted(undefined)} />}
      <States
        of={lists}
        name="志愿表"
        className="mt-6 max-w-5xl"
        pending={<Skeleton of="rows" className="h-48" />}
        isEmpty={(data) => data.length === 0}
        empty={<NoLists />}
      >
        {(data) => <ListTable studentId={user.id} lists={data} onDeleted={setDeleted} />}
      </States>
    </>
  )
}

/** What was changed here in lists that are no longer there. */
function GoneLists({ known }: { known: readonly ApplicationList[] }) {
  const [ids] = useState(listsWithDrafts)
  const isKnown = (id: string) => known.some((list) => list.id === id)
  return ids.map((id) => !isKnown(id) && <LazyGoneList key={id} id={id} />)
}

const howMany = (count: number) => (count === 0 ? '还没有' : `${count} 份`)

function NoLists() {
  return (
    <EmptyRegion>
      <p>还没有保存过志愿表。先定成绩和批次，再一键填好或自己挑。</p>
    </EmptyRegion>
  )
}

function NotForStaff() {
  return (
    <>
      <PageHeading>我的志愿表</PageHeading>
      <EmptyRegion className="mt-6">志愿表属于学生。规划师和管理员的账号里没有。</EmptyRegion>
    </>
  )
}
