import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserInfo } from '~/contracts/auth'
import { Faces } from '~/shared/answer/faces'
import { isStaff } from '~/shared/domain/access'
import { updateUser, useUser } from '~/shared/session/session'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { AccountPanel } from './account-panel'
import { BasicInfoForm } from './basic-info-form'
import { DataPanel } from './data-panel'
import { profileCalls } from './profile.calls'

/** What the product knows of a person, with the means to change it, take it along and remove it. */
export function BasicInfoPage() {
  const user = useUser()
  if (!user) return null
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>个人信息</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        {isStaff(user)
          ? '你的信息由管理员维护，如需更正，请联系管理员。'
          : '省份、年份和选考科目决定你看到的批次线、位次和招生计划。'}
      </p>
      <div className="mt-6 grid items-start gap-8 lg:mt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        {isStaff(user) ? <AccountPanel user={user} /> : <StudentRecord user={user} />}
        <div className="grid gap-6">
          {!isStaff(user) && <AccountPanel user={user} />}
          <DataPanel user={user} />
        </div>
      </div>
    </div>
  )
}

function StudentRecord({ user }: { user: UserInfo }) {
  const record = useQuery(profileCalls.record(user.id))
  // What has changed elsewhere, VIP for one, holds in the whole product.
  useEffect(() => {
    if (record.data) updateUser(record.data)
  }, [record.data])
  return (
    <Faces of={record} name="个人信息" pending={<Skeleton className="h-145 max-w-xl md:h-112" />}>
      {(data) => <BasicInfoForm key={data.id} record={data} />}
    </Faces>
  )
}
