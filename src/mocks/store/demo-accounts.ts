import { HISTORY_ID, PHYSICS_ID, ROLES } from '~/contracts/reference'
import type { Persona } from '../scenario/scenario'

export interface DemoAccount {
  readonly persona: Exclude<Persona, 'guest'>
  readonly label: string
  readonly id: string
  readonly tel: string
  readonly name: string
  readonly roleId: 1 | 2 | 3
  readonly auth: boolean
  readonly signUp: boolean
  readonly province: string | null
  readonly subjects: readonly number[]
}

const PLAIN = { auth: false, signUp: true, roleId: ROLES.student } as const

/** One account for each persona. The first is the one whose number the login form offers in mock mode. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    ...PLAIN,
    persona: 'student',
    label: '学生（安徽，物理）',
    id: 's-1',
    tel: '13800008000',
    name: '林小满',
    province: '安徽',
    subjects: [PHYSICS_ID, 5, 6],
  },
  {
    ...PLAIN,
    persona: 'vip',
    label: 'VIP 学生（安徽，历史）',
    id: 's-2',
    tel: '13800008001',
    name: '周予安',
    province: '安徽',
    subjects: [HISTORY_ID, 8, 9],
    auth: true,
  },
  {
    ...PLAIN,
    persona: 'noprovince',
    label: '未填省份的学生',
    id: 's-3',
    tel: '13800008002',
    name: '陈知行',
    province: null,
    subjects: [],
  },
  {
    ...PLAIN,
    persona: 'newcomer',
    label: '未注册的新号码',
    id: 's-4',
    tel: '13800008003',
    name: '',
    province: null,
    subjects: [],
    signUp: false,
  },
  {
    ...PLAIN,
    persona: 'planner',
    label: '规划师',
    id: 'p-1',
    tel: '13800008010',
    name: '沈明远',
    province: '安徽',
    subjects: [],
    roleId: ROLES.planner,
  },
  {
    ...PLAIN,
    persona: 'admin',
    label: '管理员',
    id: 'p-2',
    tel: '13800008020',
    name: '许清和',
    province: '安徽',
    subjects: [],
    roleId: ROLES.administrator,
  },
]

/** The exam year of a student in the last grade at `today`: results are out and lists are filed until August. */
export function graduatingYear(today: Date): number {
  return today.getMonth() < 8 ? today.getFullYear() : today.getFullYear() + 1
}
