import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectNotices } from '~/shared/lib/browser/notify'
import { openPrompt } from './prompts'
import { requestVip } from './request-vip'
import { currentSession } from './session'

vi.mock('./prompts')
vi.mock('./session')

const said: string[] = []

beforeEach(() => connectNotices(({ kind, text }) => said.push(`${kind} ${text}`)))
afterEach(() => {
  said.length = 0
  vi.resetAllMocks()
})

it('S1-1.4 S1-6.5 warns a guest and asks them to sign in', () => {
  vi.mocked(currentSession).mockReturnValue(undefined)
  requestVip()
  expect(said).toEqual(['warning 请先登录！'])
  expect(openPrompt).toHaveBeenCalledExactlyOnceWith({ kind: 'login' })
})

it('S1-1.3 tells somebody signed in how VIP is opened', () => {
  const user = { id: 's-1', roleId: 1, roleTypes: [1], auth: false, name: '林', tel: '13800008000' } as const
  vi.mocked(currentSession).mockReturnValue({ token: 't', user: { ...user, roleTypes: [1] } })
  requestVip()
  expect(said).toEqual([])
  expect(openPrompt).toHaveBeenCalledExactlyOnceWith({ kind: 'vip' })
})
