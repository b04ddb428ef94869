import type { LinkProps } from '@tanstack/react-router'
import { ROLES } from '~/contracts/reference'

export interface NavigationItem {
  readonly label: string
  readonly to: NonNullable<LinkProps['to']>
  /** A part of the page, which tells two items of one page apart. */
  readonly hash?: string
  /** Shown with the number of application lists the student has made. */
  readonly badge?: true
  /** Another item, or the user's menu, leads there too: left out of the bar where that has no room. */
  readonly minor?: true
  /** Offered only to these roles; to everybody when absent. */
  readonly roles?: readonly number[]
  /** Stands in menus only: the bar has no room for it. */
  readonly inMenus?: true
}

/** The top navigation (S1 §2), in its order. */
export const NAVIGATION: readonly NavigationItem[] = [
  { label: '首页', to: '/welcome' },
  { label: '智能填报', to: '/fillIn', roles: [ROLES.student] },
  { label: '一键填报', to: '/fillIn', hash: 'easy', minor: true, roles: [ROLES.student] },
  { label: '高考资讯', to: '/gaokaozixun' },
  { label: '查大学', to: '/chadaxue' },
  { label: '查专业', to: '/chazhuanye' },
  { label: '查职业', to: '/chazhiye' },
  { label: '大学排名', to: '/chadaxuerank' },
  { label: '批次线', to: '/pici' },
  { label: '位次线', to: '/weici' },
  { label: '提前批', to: '/tiqianpi' },
  { label: '测评', to: '/ceping' },
  { label: '我的志愿表', to: '/myvolunteer', badge: true, roles: [ROLES.student] },
  { label: '工作台', to: '/myStudentList', roles: [ROLES.planner, ROLES.administrator] },
  { label: '我的服务单', to: '/myStudentList', roles: [ROLES.student], inMenus: true },
  { label: '个人信息', to: '/userinfo/basicInfo', minor: true, roles: [ROLES.student, ROLES.planner] },
]

/** What a person with this role may be offered; a guest (undefined) sees what everybody sees, and what a login leads to. */
export function navigationFor(roleId: number | undefined): NavigationItem[] {
  const isFor = ({ roles }: NavigationItem) =>
    !roles || (roleId === undefined ? roles.includes(ROLES.student) : roles.includes(roleId))
  return NAVIGATION.filter(isFor)
}
