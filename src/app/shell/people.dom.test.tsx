import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { UserInfo } from '~/contracts/auth'
import { VipDialog } from '~/features/auth/vip-dialog'
import { drawn, linksIn, textIn, textsOf } from '../../../tests/dom'
import { PLANNER, STUDENT, VIP } from '../../../tests/people'
import { Footer } from './footer'
import { Header } from './header'
import { MobileMenuSheet } from './mobile-menu-sheet'
import { UserMenu } from './user-menu'

const nothing = () => undefined

it('S1-2.29 S1-2.32 S1-2.35 the bar leads where the documents say', async () => {
  await drawn(<Header />, { person: STUDENT })
  const links = linksIn()
  expect(links[0]).toEqual(['择途', '/home'])
  for (const link of [
    ['首页', '/welcome'],
    ['智能填报', '/fillIn'],
    ['一键填报', '/fillIn#easy'],
    ['高考资讯', '/gaokaozixun'],
    ['院校库', '/chadaxue'],
    ['专业库', '/chazhuanye'],
    ['职业库', '/chazhiye'],
    ['批次线', '/pici'],
    ['一分一段', '/weici'],
    ['提前批', '/tiqianpi'],
    ['测评', '/ceping'],
    ['名师团队', '/mingshi'],
    ['规划师团队', '/guihuashi'],
    ['我的志愿表', '/myvolunteer'],
    ['个人信息', '/userinfo/basicInfo'],
    ['关于我们', '/about'],
    ['联系我们', '/about#contact'],
  ])
    expect(links).toContainEqual(link)
})

it('S1-2.29 S1-2.35 the menu of a phone has the same', async () => {
  await drawn(<MobileMenuSheet onClose={nothing} />, { person: STUDENT })
  const labels = linksIn(screen.getByRole('dialog', { name: '菜单' })).map(([label]) => label)
  expect(labels).toEqual([
    ...['首页', '智能填报', '一键填报', '高考资讯', '院校库', '专业库', '职业库', '大学排名', '招生原书'],
    ...['批次线', '一分一段', '提前批', '测评', '名师团队', '规划师团队', '我的志愿表', '我的服务单'],
    ...['个人信息', '资料库', '关于我们', '联系我们'],
  ])
})

it('S1-2.33 who is not signed in finds the library in no menu', async () => {
  for (const part of [<Header key="bar" />, <MobileMenuSheet key="menu" onClose={nothing} />]) {
    const labels = async (person?: UserInfo) => {
      await drawn(part, { person })
      return linksIn().map(([label]) => label)
    }
    expect(await labels()).not.toContain('资料库')
    for (const person of [STUDENT, PLANNER]) expect(await labels(person)).toContain('资料库')
  }
})

it('S1-2.36 the menu of a person has the first character, the phone and a way out', async () => {
  await drawn(<UserMenu user={STUDENT} />, { person: STUDENT })
  expect(document.querySelector('[data-initial=林]')).not.toBeNull()
  expect(textIn()).toContain('林小满 学生 13800008000')
  expect(textsOf('button').at(-1)).toBe('退出登录')
})

it('S1-2.37 the footer has its year and its filing number', async () => {
  await drawn(<Footer />)
  expect(textIn()).toContain('Copyright © 2025 择途')
  expect(linksIn()).toContainEqual([expect.stringMatching(/ICP备\d+号/), 'https://beian.miit.gov.cn/'])
})

it('S1-1.3.2 a dialog says who opens VIP, to who has none', async () => {
  const dialog = <VipDialog prompt={{ kind: 'vip' }} onClose={nothing} />
  await drawn(dialog, { person: STUDENT })
  expect(textIn(screen.getByRole('dialog', { name: '开通 VIP' }))).toContain('请联系老师开通。')
  expect(linksIn()).toEqual([['联系老师', '/about#contact']])
  await drawn(dialog, { person: VIP })
  expect(textIn()).not.toContain('请联系老师')
})
