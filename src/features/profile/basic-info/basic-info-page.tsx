import { useEffect } from 'react'
import type { UserInfo } from '~/contracts/auth'
import type { StudentRecord } from '~/contracts/student-record'
import { recordCalls } from '~/entities/student/record.calls'
import { isStaff } from '~/shared/domain/access'
import { updateUser, useUser } from '~/shared/session/session'
import { LazyPart } from '~/shared/ui/lazy-part'
import { DataPanel } from '../my-data/data-panel'
import { RecordPage } from '../record/record-page'
import { AccountPanel } from './account-panel'
import { userOf } from './basic-info-draft'
import { BasicInfoForm } from './basic-info-form'

const loadDevices = async () => (await import('../account/devices-panel')).DevicesPanel

/** What the product knows of a person, with the means to change it, take it along and remove it. */
export function BasicInfoPage() {
  const user = useUser()
  if (!user) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-12">
      {isStaff(user) ? (
        <p className="max-w-reading text-muted-foreground">你的信息由管理员维护，如需更正，请联系管理员。</p>
      ) : (
        <RecordPage name="个人信息" ask={recordCalls.record}>
          {(record) => <StudentForm user={user} record={record} />}
        </RecordPage>
      )}
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
        <AccountPanel user={user} />
        <DataPanel user={user} />
        <LazyPart name="登录的设备" load={loadDevices} pending={null} props={{ user }} />
      </div>
    </div>
  )
}

function StudentForm({ user, record }: { user: UserInfo; record: StudentRecord }) {
  // What has changed elsewhere, VIP for one, holds in the whole product.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is what brings news, not the session it changes
  useEffect(() => updateUser(userOf(user, record)), [record])
  return <BasicInfoForm key={record.id} user={user} kept={record} />
}
