import { afterEach, expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('~/shared/ui/sheet', async () => {
  const { OnPage } = await import('../../../tests/hydrated')
  return { Sheet: OnPage, SheetContent: OnPage, SheetHeader: OnPage, SheetTitle: OnPage }
})
vi.mock('~/shared/ui/dialog', async () => {
  const { OnPage } = await import('../../../tests/hydrated')
  return { Dialog: OnPage, DialogContent: OnPage, DialogDescription: OnPage, DialogTitle: OnPage }
})

import type { UserInfo } from '~/contracts/auth'
import { VipDialog } from '~/features/auth/vip-dialog'
import { clearSession, startSession } from '~/shared/session/session'
import { drawn, linksIn, textIn, textsOf } from '../../../tests/drawn'
import { PLANNER, STUDENT, VIP } from '../../../tests/people'
import { Footer } from './footer'
import { Header } from './header'
import { MobileMenuSheet } from './mobile-menu-sheet'
import { UserMenu } from './user-menu'

async function shownTo(person: UserInfo | undefined, part: React.ReactNode) {
  clearSession()
  if (person) startSession('token', person)
  return drawn(part)
}

afterEach(clearSession)

const nothing = () => undefined

it('S1-2.29 S1-2.32 S1-2.35 the bar leads where the documents say', async () => {
  const links = linksIn(await shownTo(STUDENT, <Header />))
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
  const labels = linksIn(await shownTo(STUDENT, <MobileMenuSheet onClose={nothing} />)).map(
    ([label]) => label,
  )
  expect(labels).toEqual([
    ...['首页', '智能填报', '一键填报', '高考资讯', '院校库', '专业库', '职业库', '大学排名', '招生原书'],
    ...['批次线', '一分一段', '提前批', '测评', '名师团队', '规划师团队', '我的志愿表', '我的服务单'],
    ...['个人信息', '资料库', '关于我们', '联系我们'],
  ])
})

it('S1-2.33 who is not signed in finds the library in no menu', async () => {
  for (const part of [<Header key="bar" />, <MobileMenuSheet key="menu" onClose={nothing} />]) {
    const labels = async (person?: UserInfo) => linksIn(await shownTo(person, part)).map(([label]) => label)
    expect(await labels()).not.toContain('资料库')
    for (const person of [STUDENT, PLANNER]) expect(await labels(person)).toContain('资料库')
  }
})

it('S1-2.36 the menu of a person has the first character, the phone and a way out', async () => {
  const markup = await shownTo(STUDENT, <UserMenu user={STUDENT} />)
  expect(markup).toContain('data-initial="林"')
  expect(textIn(markup)).toContain('林小满 学生 13800008000')
  expect(textsOf('button', markup).at(-1)).toBe('退出登录')
})

it('S1-2.37 the footer has its year and its filing number', async () => {
  const markup = await shownTo(undefined, <Footer />)
  expect(textIn(markup)).toContain('Copyright © 2025 择途')
  expect(linksIn(markup)).toContainEqual([expect.stringMatching(/ICP备\d+号/), 'https://beian.miit.gov.cn/'])
})

it('S1-1.3.2 a dialog says who opens VIP, to who has none', async () => {
  const dialog = <VipDialog prompt={{ kind: 'vip' }} onClose={nothing} />
  expect(textIn(await shownTo(STUDENT, dialog))).toContain('请联系老师开通。')
  expect(linksIn(await shownTo(STUDENT, dialog))).toEqual([['联系老师', '/about#contact']])
  expect(textIn(await shownTo(VIP, dialog))).not.toContain('请联系老师')
})
