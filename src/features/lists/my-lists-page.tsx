import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { NewApplicationList } from '~/contracts/application-lists'
import type { UserInfo } from '~/contracts/auth'
import type { ApplicationList } from '~/contracts/list-summaries'
import { SELF_CREATED } from '~/contracts/reference'
import { Faces } from '~/shared/answer/faces'
import { isStaff } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { listCalls } from './lists.calls'
import { DeletedNotice } from './own/deleted-notice'
import { OwnActions } from './own/own-actions'

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
        规划师只提出建议，志愿由你本人确认，并在省级教育招生考试机构的官方系统里填报。
      </p>
      {deleted && <DeletedNotice deleted={deleted} onRestored={() => setDeleted(undefined)} />}
      <Faces
        of={lists}
        name="志愿表"
        className="mt-6 max-w-3xl"
        pending={<Skeleton className="h-48" />}
        isEmpty={(data) => data.length === 0}
        empty={<NoLists />}
      >
        {(data) => <ListTable lists={data} onDeleted={setDeleted} />}
      </Faces>
    </>
  )
}

const howMany = (count: number) => (count === 0 ? '还没有' : `${count} 份`)

const linkClass =
  'print-hidden inline-flex min-h-11 items-center text-primary underline underline-offset-4 hover:no-underline md:min-h-6'

/** On a phone province and year stand under the name. */
function ListTable({
  lists,
  onDeleted,
}: {
  lists: readonly ApplicationList[]
  onDeleted: (deleted: NewApplicationList) => void
}) {
  const own = lists.filter((list) => list.createdType === SELF_CREATED).length
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 text-sm text-muted-foreground">
        <p>
          自建 {own} 份，规划师建议 {lists.length - own} 份
        </p>
        {own < lists.length && (
          <Link to="/myvolunteerdesign" className={linkClass}>
            确认规划师的方案
          </Link>
        )}
        {lists.length > 1 && (
          <Link to="/compareLists" className={linkClass}>
            对比两份志愿表
          </Link>
        )}
      </div>
      <Table className="text-base!">
        <TableHeader>
          <TableRow>
            <TableHead>名称</TableHead>
            <TableHead className="max-md:hidden">高考省份</TableHead>
            <TableHead className="text-right max-md:hidden">高考年份</TableHead>
            <TableHead className="w-32 text-right">来自</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {lists.map((list) => (
            <TableRow key={list.id}>
              <TableCell className="py-3! font-medium">
                <ListLink list={list} />
                {list.createdType === SELF_CREATED && <OwnActions list={list} onDeleted={onDeleted} />}
                <span className="block text-sm font-normal text-muted-foreground md:hidden">
                  {list.province} {list.year}
                </span>
              </TableCell>
              <TableCell className="max-md:hidden">{list.province}</TableCell>
              <TableCell className="text-right max-md:hidden">{list.year}</TableCell>
              <TableCell className="text-right">
                {list.createdType === SELF_CREATED ? '自建' : '规划师'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}

function ListLink({ list: { id, studentId, preferenceScoreId, name } }: { list: ApplicationList }) {
  return (
    <Link
      to="/volunteerDetail/$studentId/$preferenceScoreId/$preferenceId"
      // A list without a score record has nothing to say there; the list itself decides.
      params={{ studentId, preferenceScoreId: preferenceScoreId ?? '0', preferenceId: id }}
      preload={false}
      className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
    >
      {name}
    </Link>
  )
}

function NoLists() {
  return (
    <EmptyRegion>
      <p>还没有保存过志愿表。先弄清自己的位次，再看能选什么。</p>
      <Link to="/weici" className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}>
        查位次
      </Link>
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
