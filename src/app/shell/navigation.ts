import type { LinkProps } from '@tanstack/react-router'
import { ROLES } from '~/contracts/reference'
import { isWithoutBooks, isWithoutData } from '~/entities/place/without-data'

export interface NavigationItem {
  readonly label: string
  readonly to: NonNullable<LinkProps['to']>
  /** A part of the page, which tells two items of one page apart. */
  readonly hash?: string
  /** Shown with the number of application lists the student has made. */
  readonly badge?: true
  /** The logo leads there too: left out of the bar where that has no room. */
  readonly minor?: true
  /** Offered only to these roles; to everybody when absent. */
  readonly roles?: readonly number[]
  /** A section of the library drawer, which opens over the page one is on. */
  readonly section?: string
  /** Stands in menus only: the bar has no room for it. */
  readonly inMenus?: true
  /** Where the bar has it: below 更多 always, or on a screen without room; in the bar itself when absent. */
  readonly more?: 'always' | 'narrow'
}

/** Items that stand together below one name. */
export interface NavigationGroup {
  readonly label: string
  readonly items: readonly NavigationItem[]
  /** As of an item. */
  readonly more?: 'always'
}

export type NavigationEntry = NavigationItem | NavigationGroup

const STUDENT = [ROLES.student]

/** The top navigation (S1 §2), in its order. */
const NAVIGATION: readonly NavigationEntry[] = [
  { label: '首页', to: '/welcome', minor: true },
  {
    label: '填报',
    items: [
      { label: '智能填报', to: '/fillIn', roles: STUDENT },
      { label: '一键填报', to: '/fillIn', hash: 'easy', roles: STUDENT },
    ],
  },
  { label: '高考资讯', to: '/gaokaozixun', more: 'narrow' },
  {
    label: '查学校专业',
    items: [
      { label: '院校库', to: '/chadaxue' },
      { label: '专业库', to: '/chazhuanye' },
      { label: '职业库', to: '/chazhiye' },
      { label: '大学排名', to: '/chadaxuerank' },
      { label: '招生原书', to: '.', section: 'book' },
    ],
  },
  { label: '批次线', to: '/pici' },
  { label: '一分一段', to: '/weici' },
  { label: '提前批', to: '/tiqianpi' },
  { label: '测评', to: '/ceping', more: 'always' },
  {
    label: '名师',
    more: 'always',
    items: [
      { label: '名师团队', to: '/mingshi' },
      { label: '规划师团队', to: '/guihuashi' },
    ],
  },
  { label: '我的志愿表', to: '/myvolunteer', badge: true, roles: STUDENT },
  { label: '工作台', to: '/myStudentList', roles: [ROLES.planner, ROLES.administrator] },
  { label: '我的服务单', to: '/myStudentList', roles: STUDENT, inMenus: true },
  { label: '个人信息', to: '/userinfo/basicInfo', more: 'always', roles: [ROLES.student, ROLES.planner] },
]

/**
 * What a person with this role may be offered; a guest (undefined) sees what everybody sees, and what a login leads to. A
 * group without items is left out.
 */
export function navigationFor(roleId: number | undefined): NavigationEntry[] {
  const isOffered = ({ roles, to, section }: NavigationItem) =>
    (!roles || roles.includes(roleId ?? ROLES.student)) &&
    !isWithoutData(to) &&
    !(section === 'book' && isWithoutBooks())
  return NAVIGATION.flatMap((entry): NavigationEntry[] => {
    if (!isGroup(entry)) return isOffered(entry) ? [entry] : []
    const items = entry.items.filter(isOffered)
    return items.length > 0 ? [{ ...entry, items }] : []
  })
}

export function isGroup(entry: NavigationEntry): entry is NavigationGroup {
  return 'items' in entry
}

/**
 * `student` for an entry of students alone. Prerendered HTML shows the items of a guest: the style sheet hides this
 * entry from staff until the navigation knows them.
 */
export function onlyFor(entry: NavigationEntry): 'student' | undefined {
  const items = isGroup(entry) ? entry.items : [entry]
  return items.every(({ roles }) => roles === STUDENT) ? 'student' : undefined
}

/** What is somebody's own, for the menu of the user. */
export function ownItems(roleId: number): NavigationItem[] {
  return navigationFor(roleId)
    .flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
    .filter(({ roles }) => roles)
}
