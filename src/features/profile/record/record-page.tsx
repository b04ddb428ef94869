import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { UserInfo } from '~/contracts/auth'
import { States } from '~/shared/answer/states'
import type { Ask } from '~/shared/api/call'
import { isStaff } from '~/shared/domain/access'
import { PendingFields } from '~/shared/form/pending-fields'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'

interface RecordPageProps<T> {
  /** What is asked for, as a noun: 体检信息. */
  readonly name: string
  readonly ask: (studentId: string) => Ask<T>
  readonly children: (record: T, user: UserInfo) => ReactNode
}

/** A page of the student's record. Staff have none of their own. */
export function RecordPage<T>({ name, ask, children }: RecordPageProps<T>) {
  const user = useUser()
  if (!user) return null
  if (isStaff(user)) {
    return <EmptyRegion>{name}由学生填写。规划师和管理员的账号里没有这一项。</EmptyRegion>
  }
  return (
    <OwnRecord key={user.id} name={name} ask={ask} user={user}>
      {children}
    </OwnRecord>
  )
}

function OwnRecord<T>({ name, ask, user, children }: RecordPageProps<T> & { readonly user: UserInfo }) {
  const record = useQuery(ask(user.id))
  return (
    // What stands below a form comes with it: on a phone it would be pushed away.
    <States
      of={record}
      name={name}
      pending={
        <div className="max-xl:min-h-dvh">
          <PendingFields />
        </div>
      }
    >
      {(data) => children(data, user)}
    </States>
  )
}
