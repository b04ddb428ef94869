import type { LucideIcon } from 'lucide-react'
import ChartColumn from 'lucide-react/icons/chart-column'
import IdCard from 'lucide-react/icons/id-card'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import UserCheck from 'lucide-react/icons/user-check'
import Users from 'lucide-react/icons/users'
import type { UserInfo } from '~/contracts/auth'
import { mayOpen, type StaffPage } from '~/shared/domain/access'

interface MenuItem {
  readonly label: string
  readonly to: StaffPage
  readonly Icon: LucideIcon
  /** Pages that belong to this item too. */
  readonly detail?: StaffPage
  /** Shown with the number of orders that wait. */
  readonly badge?: true
}

/** The menu of the staff area (S1 §2), in its order. */
const MENU: readonly MenuItem[] = [
  { label: '学生管理', to: '/departStudentList', Icon: Users, detail: '/departStudentDetail' },
  { label: '我的学生', to: '/myStudentList', Icon: UserCheck, detail: '/myStudentDetail', badge: true },
  { label: '规划师管理', to: '/masterList', Icon: IdCard },
  { label: '网站运营', to: '/websiteOpeartion', Icon: PanelsTopLeft },
  { label: '核心数据', to: '/coreData', Icon: ChartColumn },
]

export function menuOf(user: UserInfo): readonly MenuItem[] {
  return MENU.filter(({ to }) => mayOpen(to, user))
}
