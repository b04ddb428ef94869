import { FILED_ROLES, OPEN_ROLES } from './roles'

/** The pages of /userinfo in their order, with who may open them and what each is good for. */
export const RECORD_PAGES = [
  {
    id: 'basicInfo',
    label: '基本信息',
    to: '/userinfo/basicInfo',
    roles: OPEN_ROLES,
    unlocks: '决定批次线、位次和招生计划',
  },
  {
    id: 'physicalTest',
    label: '体检信息',
    to: '/userinfo/physicalTest',
    roles: FILED_ROLES,
    unlocks: '核对专业的体检要求',
  },
  {
    id: 'otherInfo',
    label: '其他信息',
    to: '/userinfo/otherInfo',
    roles: FILED_ROLES,
    unlocks: '规划师提建议时参考',
  },
] as const

export type RecordPageId = (typeof RECORD_PAGES)[number]['id']

export type RecordPageEntry = (typeof RECORD_PAGES)[number]

/** The pages that a role may open. */
export function recordPagesFor(roleId: number): readonly RecordPageEntry[] {
  return RECORD_PAGES.filter(({ roles }) => roles.includes(roleId))
}
