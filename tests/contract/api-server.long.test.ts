import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const ORIGIN = 'https://site.example'
const NOW = 'qa.now=2026-06-25T10:00:00%2B08:00'
const Login = z.object({ data: z.object({ Authorization: z.string(), id: z.string() }) })
const Named = z.object({ code: z.number(), data: z.nullable(z.object({ id: z.string(), name: z.string() })) })

let folder: string
let base: string
let port: number
let server: ChildProcess

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zetu-api-'))
  port = await freePort()
  base = `http://localhost:${port}`
  await start()
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts `npm run api` and waits until it says that it is ready. */
async function start(...more: string[]): Promise<void> {
  const state = path.join(folder, 'state.json')
  const options = ['--port', `${port}`, '--scenario', NOW, '--cors', ORIGIN, '--state', state, ...more]
  server = spawn(process.execPath, ['scripts/api.mjs', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('已就绪') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

/** Starts one that ends by itself; gives its exit code and what it says. */
async function started(...options: string[]): Promise<{ code: number | null; said: string }> {
  const ended = spawn(process.execPath, ['scripts/api.mjs', '--port', `${await freePort()}`, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  ended.stderr.on('data', (text) => {
    said += String(text)
  })
  const code = await new Promise<number | null>((resolve) => ended.once('close', resolve))
  return { code, said }
}

/** Asks it to end; gives its exit code. */
async function stop(): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  return ended
}

const send = (method: string, address: string, body?: unknown, token?: string) =>
  fetch(base + address, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

async function signUp(index: number) {
  const tel = `1990000${String(index).padStart(4, '0')}`
  const { message, data } = await (await send('GET', `/api/sms/code/${tel}`)).json()
  const code = data ?? message
  const login = await send('POST', '/tel/code/login', { tel, code, loginFrom: 4, uid: `device-${index}` })
  const { Authorization: token, id } = Login.parse(await login.json()).data
  const name = `同学${index}`
  await send('POST', '/api/student/update', { id, tel, name, province: '安徽', year: 2027 }, token)
  return { id, token, name }
}

const nameOf = async (id: string, token: string) =>
  Named.parse(await (await send('GET', `/api/student/query-by-student-id/${id}`, undefined, token)).json())

describe('npm run api', () => {
  it('keeps 50 sessions apart that sign up and ask at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, (_, index) => signUp(index)))
    expect(new Set(people.map(({ id }) => id)).size).toBe(50)
    expect(new Set(people.map(({ token }) => token)).size).toBe(50)
    const own = await Promise.all(people.map(({ id, token }) => nameOf(id, token)))
    expect(own.map(({ data }) => data?.name)).toEqual(people.map(({ name }) => name))
    const others = await Promise.all(
      people.map(({ token }, index) => nameOf(people[(index + 1) % 50]?.id ?? '', token)),
    )
    expect(others.map(({ code, data }) => [code, data])).toEqual(people.map(() => [403, null]))
  })

  it('says nothing again to who has the answer of a public call', async () => {
    const first = await send('GET', '/api/province/list')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toContain('s-maxage=600')
    const again = await fetch(`${base}/api/province/list`, { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(`${base}/api/province/list`, { headers: { 'If-None-Match': 'W/"other"' } })
    expect(other.status).toBe(200)
  })

  it('lets one origin read its answers', async () => {
    const answer = await send('GET', '/api/province/list')
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    const asked = await fetch(`${base}/api/student`, { method: 'OPTIONS' })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
  })

  it('ends with a sentence and 1 where it cannot start', async () => {
    const { code, said } = await started('--replay', 'nowhere.har')
    expect([code, said.trim()]).toEqual([1, '✗ nowhere.har：没有这个文件'])
  })

  it('stops in order, and begins again with what was changed and another world where asked', async () => {
    const { id, token, name } = await signUp(99)
    const schools = async () => (await send('GET', '/api/school/query/base/10359')).text()
    const shipped = await schools()
    expect(await stop()).toBe(0)
    expect(JSON.parse(await readFile(path.join(folder, 'state.json'), 'utf8'))).toHaveProperty('credential')
    await expect(send('GET', '/api/province/list')).rejects.toThrow()
    const file = path.join(folder, 'state.json')
    // An editor puts a mark before what it saves.
    await writeFile(file, `\ufeff${await readFile(file, 'utf8')}`)
    await start('--seed', '7')
    expect((await nameOf(id, token)).data?.name).toBe(name)
    expect(await schools()).not.toBe(shipped)
  })
})
