import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '~/contracts/endpoint'
import { EXPIRED_CREDENTIAL_MESSAGES } from '~/contracts/envelope'
import { ROLES, SELF_CREATED } from '~/contracts/reference'
import type { Backend } from '~/mocks/server/backend'
import { takeSnapshot } from '~/mocks/store/models'
import { signIn } from '~/mocks/store/people'
import { demoBackend, mockTransport } from '../../tools/contract/mock-transport'
import { ENDPOINTS, type Named } from './endpoints'
import { inputOf, OWNER, type Parts, prepareRecords } from './rights-inputs'

/** Eight persons as they stand to the record of one student. */
const PERSONS = [
  'guest',
  'student herself',
  'another student',
  'somebody without a record',
  'her planner',
  'a planner of others',
  'her planner of before',
  'administrator',
] as const
type PersonName = (typeof PERSONS)[number]

const ACCOUNTS: Readonly<Record<PersonName, string | undefined>> = {
  guest: undefined,
  'student herself': OWNER,
  'another student': 's-2',
  'somebody without a record': 's-4',
  'her planner': 'p-1',
  'a planner of others': 'p-101',
  'her planner of before': 'p-102',
  administrator: 'p-2',
}

const STAFF: readonly PersonName[] = [
  'her planner',
  'a planner of others',
  'her planner of before',
  'administrator',
]
const STUDENTS: readonly PersonName[] = ['student herself', 'another student', 'somebody without a record']

/** Who of the role that a call asks for. */
const OF_ROLE: Readonly<Record<NonNullable<Endpoint['access']>, readonly PersonName[]>> = {
  public: PERSONS,
  member: [...STUDENTS, ...STAFF],
  student: STUDENTS,
  staff: STAFF,
  administrator: ['administrator'],
}
const OF_RECORD: readonly PersonName[] = ['student herself', 'her planner', 'administrator']

/** Who may make a call: those of its role, and where it is about a record only those who belong to it. */
const mayCall = ({ access = 'public', about }: Endpoint) =>
  OF_ROLE[access].filter((person) => !about || OF_RECORD.includes(person))

let backend: Backend
let tokens: Readonly<Record<PersonName, string | undefined>>

beforeEach(() => {
  backend = demoBackend()
  prepareRecords(backend)
  const tokenOf = (id: string | undefined) => {
    const account = id === undefined ? undefined : backend.db.account.find(id)
    return account && signIn(backend, account, '测试')
  }
  tokens = Object.fromEntries(PERSONS.map((person) => [person, tokenOf(ACCOUNTS[person])])) as typeof tokens
})

function credentialOf(person: PersonName) {
  const token = tokens[person]
  return token === undefined ? {} : { token }
}

async function answerTo({ endpoint }: Named, { params = {}, query = {}, body }: Parts, person: PersonName) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'none')
  const { status, body: bytes } = await mockTransport(backend)({
    method: endpoint.method,
    path: `${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
    ...credentialOf(person),
    body: endpoint.body && (body ?? {}),
  })
  const text = new TextDecoder().decode(bytes)
  const envelope = text.startsWith('{') ? JSON.parse(text) : { code: status, message: '' }
  return { code: Number(envelope.code), message: String(envelope.message) }
}

const isExpired = ({ code, message }: { code: number; message: string }) =>
  code === 500 && EXPIRED_CREDENTIAL_MESSAGES.includes(message)

const GIVEN = ENDPOINTS.filter(({ endpoint }) => endpoint.access !== undefined)
const ON_RECORDS = GIVEN.filter(({ endpoint }) => endpoint.about)

describe('who may what on whose record', () => {
  it.each(GIVEN.filter(({ endpoint }) => !endpoint.about))('$name asks for its role alone', async (named) => {
    if (named.endpoint.session === 'ends') return expect(mayCall(named.endpoint)).not.toContain('guest')
    for (const person of PERSONS) {
      const answer = await answerTo(named, {}, person)
      const isTurnedAway = isExpired(answer) || answer.code === 403
      expect([person, isTurnedAway]).toEqual([person, !mayCall(named.endpoint).includes(person)])
      if (person === 'guest') expect(isExpired(answer)).toBe(true)
    }
  })

  it.each(ON_RECORDS)('$name is made by who belongs to the record', async (named) => {
    const input = inputOf(named.name)
    const allowed = mayCall(named.endpoint)
    const before = JSON.stringify(recordsOf(backend))
    for (const person of PERSONS.filter((each) => !allowed.includes(each))) {
      const answer = await answerTo(named, input, person)
      expect([person, answer.code]).toEqual([person, person === 'guest' ? 500 : 403])
    }
    // Nobody who was refused has changed anything.
    expect(JSON.stringify(recordsOf(backend))).toBe(before)
    const codes = []
    for (const person of allowed) codes.push((await answerTo(named, input, person)).code)
    // A second removal or step may come too late.
    expect(codes.filter((code) => ![200, 400, 404, 409].includes(code))).toEqual([])
    if (!NEVER_IN_FULL.includes(named.name)) expect(codes).toContain(200)
  })

  it('names the record of every call that names one', () => {
    const naming = GIVEN.filter(({ endpoint: { path, params, query, body } }) => {
      const members = [params, query, body].flatMap((schema) => Object.keys(shapeOf(schema)))
      return /studentId|listId|preferenceScoreId/.test([path, ...members].join())
    })
    expect(naming.filter(({ endpoint }) => !endpoint.about).map(({ name }) => name)).toEqual([])
    expect(ON_RECORDS.length).toBeGreaterThan(40)
  })
})

/** What the refused may not touch: when a session was last used is no record. */
const recordsOf = ({ db }: Backend) => {
  const { credential: _, ...records } = takeSnapshot(db.models) as Record<string, unknown>
  return records
}

const shapeOf = (schema: unknown): object =>
  (typeof schema === 'object' && schema && 'shape' in schema && (schema.shape as object)) || {}

/** There is an order already, and a list without reasons is not signed. */
const NEVER_IN_FULL = ['serviceOrders.create', 'listAdvice.sign']

describe('the lists of another', () => {
  it('are removed by their maker, who is not everybody that serves the student', async () => {
    const made = { id: 'l-made', studentId: OWNER, createdType: ROLES.planner, name: '管理员的方案' }
    const own = backend.db.applicationList.find('l-1')
    if (!own) throw new Error('no list')
    backend.db.applicationList.put({ ...own, ...made })
    const remove = ENDPOINTS.find(({ name }) => name === 'applicationLists.remove')
    const create = ENDPOINTS.find(({ name }) => name === 'applicationLists.create')
    if (!remove || !create) throw new Error('no call')
    expect(own.createdType).toBe(SELF_CREATED)
    expect((await answerTo(create, inputOf('applicationLists.create'), 'administrator')).code).toBe(200)
    const byAdministrator = backend.db.applicationList.list({ studentId: OWNER }).at(-1)?.id ?? ''
    expect((await answerTo(remove, { query: { id: byAdministrator } }, 'her planner')).code).toBe(403)
    // Nobody knows who made it.
    expect((await answerTo(remove, { query: { id: 'l-made' } }, 'her planner')).code).toBe(200)
  })
})

describe('a number in a search', () => {
  const students = ENDPOINTS.find(({ name }) => name === 'serviceOrders.students')
  const found = async (query: string, person: PersonName) => {
    if (!students) throw new Error('no call')
    const { body } = await mockTransport(backend)({
      method: 'POST',
      path: students.endpoint.path,
      ...credentialOf(person),
      body: { page: 1, pageSize: 999, query },
    })
    const { data } = JSON.parse(new TextDecoder().decode(body))
    return data.records.map(({ studentId }: { studentId: string }) => studentId)
  }

  it('is found by a part of it by those who see it whole, and by others only whole', async () => {
    const tel = backend.db.account.find(OWNER)?.tel ?? ''
    for (const person of ['her planner', 'administrator'] as const)
      expect(await found(tel.slice(3, 8), person)).toContain(OWNER)
    for (const person of ['a planner of others', 'her planner of before'] as const) {
      expect(await found(tel, person)).toContain(OWNER)
      for (const part of [tel.slice(0, 10), tel.slice(1), tel.slice(3, 8), tel.slice(-1)])
        expect(await found(part, person)).not.toContain(OWNER)
    }
  })
})
