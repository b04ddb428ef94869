import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auth, LOGIN_FROM } from '~/contracts/auth'
import type { Endpoint, EndpointInput, EndpointOutput } from '~/contracts/endpoint'
import { serviceOrders } from '~/contracts/service-orders'
import { request, setClientHost } from '~/shared/api/client'
import { startSharedSite } from '../../scripts/lib/shared-site.mjs'
import { TELS } from './sessions'

let folder: string
let site: Awaited<ReturnType<typeof startSharedSite>>
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zetu-shared-'))
  await writeFile(path.join(folder, 'index.html'), '<title>择途</title>')
  site = await startSharedSite({
    dir: folder,
    port: 0,
    scenario: 'qa.now=2026-06-25T10:00:00%2B08:00',
    stateFile: path.join(folder, 'kept', 'state.json'),
  })
  const address = site.server.address()
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(async () => {
  site.server.close()
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

function ask<E extends Endpoint>(
  token: string | undefined,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointOutput<E>> {
  setClientHost({ origin, hasCreationKeys: true, token: () => token, expired: () => undefined })
  return request(endpoint, input)
}

async function signIn(tel: string): Promise<string> {
  const code = await ask(undefined, auth.smsCode, { params: { tel } })
  const body = { tel, code, loginFrom: LOGIN_FROM, uid: tel } as const
  return (await ask(undefined, auth.login, { body })).Authorization
}

it('shows one person what another has just done, on the site that both have open', async () => {
  expect(await (await fetch(origin)).text()).toContain('择途')
  expect(site.accounts).toContainEqual({ label: '管理员', tel: TELS.admin })
  const [pupil, admin] = [await signIn(TELS.student), await signIn(TELS.admin)]
  const { id } = await ask(pupil, serviceOrders.create, { body: { studentId: 's-1', note: '想学计算机' } })
  const taken = await ask(admin, serviceOrders.update, { body: { id, status: 2, plannerId: 'p-1' } })
  expect(taken).toMatchObject({ note: '想学计算机', plannerName: '沈明远' })
})
