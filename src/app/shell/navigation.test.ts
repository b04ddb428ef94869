import { describe, expect, it } from 'vitest'
import { ROLES } from '~/contracts/reference'
import { isGroup, navigationFor, ownItems } from './navigation'

const words = (roleId: number | undefined) =>
  navigationFor(roleId).map((entry) =>
    isGroup(entry) ? `${entry.label}：${entry.items.map(({ label }) => label).join('、')}` : entry.label,
  )

describe('the top navigation', () => {
  it('S1-2.29 stands in the order of the specification', () => {
    expect(words(ROLES.student)).toEqual([
      '首页',
      '填报：智能填报、一键填报',
      '高考资讯',
      '查学校专业：院校库、专业库、职业库、大学排名、招生原书',
      '批次线',
      '一分一段',
      '提前批',
      '测评',
      '名师：名师团队、规划师团队',
      '我的志愿表',
      '我的服务单',
      '个人信息',
    ])
    expect(words(undefined)).toEqual(words(ROLES.student))
  })

  it('S1-2.29 leads where the specification says', () => {
    const items = navigationFor(ROLES.student).flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
    const places = items.map(({ label, to, hash, section }) => [
      label,
      `${to}${hash ? `#${hash}` : ''}${section ?? ''}`,
    ])
    expect(Object.fromEntries(places)).toEqual({
      首页: '/welcome',
      智能填报: '/fillIn',
      一键填报: '/fillIn#easy',
      高考资讯: '/gaokaozixun',
      院校库: '/chadaxue',
      专业库: '/chazhuanye',
      职业库: '/chazhiye',
      大学排名: '/chadaxuerank',
      招生原书: '.book',
      批次线: '/pici',
      一分一段: '/weici',
      提前批: '/tiqianpi',
      测评: '/ceping',
      名师团队: '/mingshi',
      规划师团队: '/guihuashi',
      我的志愿表: '/myvolunteer',
      我的服务单: '/myStudentList',
      个人信息: '/userinfo/basicInfo',
    })
    expect(items.filter(({ badge }) => badge).map(({ label }) => label)).toEqual(['我的志愿表'])
  })

  it('offers nobody what their role may not see, and no empty group', () => {
    expect(words(ROLES.administrator)).not.toContain('我的志愿表')
    expect(words(ROLES.administrator).filter((label) => label.startsWith('填报'))).toEqual([])
    expect(ownItems(ROLES.planner).map(({ label }) => label)).toEqual(['工作台', '个人信息'])
  })
})
