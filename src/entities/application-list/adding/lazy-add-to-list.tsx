import type { ReactNode } from 'react'
import { isStaff } from '~/shared/domain/access'
import { useHydrated, useUser } from '~/shared/session/session'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { AddToListProps } from './add-to-list'

const loadAddToList = async () => (await import('./add-to-list')).AddToList

interface LazyAddToListProps extends Omit<AddToListProps, 'studentId'> {
  readonly pending?: ReactNode
}

/** Takes a unit of a school into a list of the student who is signed in; nothing for others. Its code comes after the page. */
export function LazyAddToList({ pending = PENDING, ...props }: LazyAddToListProps) {
  const user = useUser()
  const hydrated = useHydrated()
  if (!hydrated || !user || isStaff(user)) return null
  return (
    <LazyPart name="加志愿" load={loadAddToList} pending={pending} props={{ ...props, studentId: user.id }} />
  )
}

const PENDING = <Skeleton className="h-11 w-24 md:h-9" />
