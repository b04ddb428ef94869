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
    id: 'volunteerInfo',
    label: '报考信息',
    to: '/userinfo/volunteerInfo',
    roles: OPEN_ROLES,
    unlocks: '本省填报规则和你的志愿表',
  },
  {
    id: 'scoreSheet',
    label: '成绩单',
    to: '/userinfo/scoreSheet',
    roles: FILED_ROLES,
    unlocks: '换算位次，和往年分数线比',
  },
  {
    id: 'enrollmentIntention',
    label: '报考意向',
    to: '/userinfo/enrollmentIntention',
    roles: FILED_ROLES,
    unlocks: '一键填报时优先考虑',
  },
  {
    id: 'physicalTest',
    label: '体检信息',
    to: '/userinfo/physicalTest',
    roles: FILED_ROLES,
    unlocks: '核对专业的体检要求',
  },
  {
    id: 'evaluationInfo',
    label: '测评信息',
    to: '/userinfo/evaluationInfo',
    roles: OPEN_ROLES,
    unlocks: '从兴趣找到可以看的专业',
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
