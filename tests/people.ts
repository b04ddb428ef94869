import type { UserInfo } from '~/contracts/auth'

/** A student of 安徽 who sits 物理. */
export const STUDENT: UserInfo = {
  id: 's-1',
  roleId: 1,
  roleTypes: [1],
  auth: false,
  name: '林小满',
  tel: '13800008000',
  province: '安徽',
  year: 2026,
}
export const VIP: UserInfo = { ...STUDENT, auth: true }
export const PLANNER: UserInfo = { ...STUDENT, id: 'p-1', roleId: 2, roleTypes: [2], name: '沈明远' }
export const ADMINISTRATOR: UserInfo = { ...PLANNER, id: 'p-0', roleId: 3, roleTypes: [3], name: '周宁' }
