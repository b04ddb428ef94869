import fc from 'fast-check'
import { getResponse } from 'msw'
import { afterAll, describe, expect, it } from 'vitest'
import { auth, LOGIN_FROM } from '~/contracts/auth'
import { Envelope, EXPIRED_CREDENTIAL_MESSAGES, SUCCESS_CODE } from '~/contracts/envelope'
import { createHandlers } from '~/mocks/server/routes'
import { type CallInput, requestOf } from '../../tools/contract/check/exchange/exchange'
import { runCheck } from '../../tools/contract/check/run'
import type { Operation } from '../../tools/contract/contract'
import { INPUT_TABLE } from '../../tools/contract/inputs'
import { loadContract } from '../../tools/contract/load'
import { DEMO_TELS, mockedPart, mockTransport } from '../../tools/contract/mock-transport'
import { onTheWire } from './endpoints'
import { brokenInputs, passes, validInputs, worldFacts } from './random-inputs'
import { smallBackend } from './small-backend'
import { NOT_ASKED } from './specified'

/** Inputs of each call. A dear call gets fewer unless ZETU_RANDOM=full: so many milliseconds are its share. */
const RUNS = 200
const random = process.env.ZETU_RANDOM
const isFull = random === 'full'
/** `more` is what the long tests ask for. */
const SHARE_MS = isFull ? 500_000 : random === 'more' ? 200 : 5
const SEED = 20_260_625

const contract = mockedPart(loadContract())
// What writes change elsewhere and what answers mean is the matter of the check of its own.
const asked = { tels: DEMO_TELS, write: true, effects: false, meaning: false }
const options = { contract, table: INPUT_TABLE, transport: mockTransport(smallBackend()), ...asked }
const records = await runCheck(options)
const made = records.filter(({ exchanges }) => exchanges.length > 0)
const facts = worldFacts(records)

/** A code can be used once, and what a check has made it has removed again: their inputs are refused the second time. */
const ONCE = new Set([
  'auth.login',
  ...Object.keys(INPUT_TABLE.onlyOwn),
  ...Object.keys(INPUT_TABLE.tolerated),
])

interface Answer {
  readonly status: number
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** A world of its own with everybody signed in. */
async function openWorld() {
  const handlers = createHandlers(smallBackend())
  const ask = async (request: Request): Promise<Answer> => {
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`nothing answers ${request.method} ${request.url}`)
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      bytes: new Uint8Array(await response.arrayBuffer()),
    }
  }
  const send = (operation: Operation, input: CallInput, actor: number | undefined, raw?: string) => {
    const { method, path, body } = requestOf(operation, input, undefined)
    const headers = new Headers({ 'Content-Type': 'application/json' })
    const token = actor === undefined ? undefined : tokens[actor]
    if (token !== undefined) headers.set('Authorization', token)
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    return ask(
      new Request(`http://api.invalid${path}`, {
        method,
        headers,
        ...(text !== undefined && { body: text }),
      }),
    )
  }
  const tokens: string[] = []
  for (const tel of DEMO_TELS) {
    const code = JSON.parse(textOf(await ask(new Request(`http://api.invalid/api/sms/code/${tel}`))))
    const body = JSON.stringify({ tel, code: code.message ?? code.data, loginFrom: LOGIN_FROM, uid: 'test' })
    const url = `http://api.invalid${auth.login.path}`
    tokens.push(JSON.parse(textOf(await ask(new Request(url, { method: 'POST', body })))).data.Authorization)
  }
  return { send }
}

const textOf = ({ bytes }: Answer) => new TextDecoder().decode(bytes)

/** What only reads changes nothing for others: one world serves all of it. A write has one of its own. */
const forReads = openWorld()
const worldOf = ({ writes }: Operation) => (writes ? openWorld() : forReads)

/** The code of an answer that is an envelope or a file as the contract has them; throws for anything else. */
function codeOf(operation: Operation, answer: Answer): number {
  const { endpoint } = operation
  if (answer.status === 200 && endpoint.file !== undefined && answer.contentType === endpoint.file) {
    return SUCCESS_CODE
  }
  const envelope = Envelope.parse(JSON.parse(textOf(answer)))
  if (answer.status === 429 && endpoint.limit !== undefined) return envelope.code
  if (answer.status !== 200) {
    expect(answer.status, textOf(answer)).toBe(500)
    expect(EXPIRED_CREDENTIAL_MESSAGES, textOf(answer)).toContain(envelope.message)
    return envelope.code
  }
  if (envelope.code === SUCCESS_CODE) {
    const payload = endpoint.carrier === 'message' ? envelope.message : envelope.data
    expect(endpoint.payload?.safeParse(payload).error).toBeUndefined()
  } else expect(typeof envelope.message === 'string' && envelope.message !== '', textOf(answer)).toBe(true)
  return envelope.code
}

/** Inputs that are tried however long they take. */
const FEWEST = random === undefined ? 2 : 3
/** All inputs of a dear call take their time. */
const PATIENCE = { timeout: isFull ? 600_000 : 60_000 }
const settings = { seed: SEED, numRuns: RUNS }

/** Says before each input whether there is time for it. */
function limited(ms: number): () => boolean {
  const end = performance.now() + ms
  let asked = 0
  return () => ++asked <= FEWEST || performance.now() < end
}
const named = made.map((record) => [record.operation.name, record] as const)

/** How many random valid inputs each call was tried with. */
const tried = new Map<string, number>()

afterAll(() => {
  const fewer = [...tried].filter(([, count]) => count < RUNS)
  const least = fewer.toSorted((a, b) => a[1] - b[1]).slice(0, 8)
  process.stdout.write(
    `${tried.size - fewer.length} of ${tried.size} calls were tried with all of ${RUNS} random valid inputs, the others until their time was up; fewest: ${least.map(([name, count]) => `${name} ${count}`).join(', ')}\n`,
  )
})

describe('the calls that no screen asks', () => {
  // The name says what is asked instead. What they answer fits the contract by the tests of every call below.
  it.each(Object.entries(NOT_ASKED))('%s is walked on every run all the same: %s', (call) => {
    const record = records.find(({ operation: { endpoint } }) => {
      return onTheWire(`${endpoint.method} ${endpoint.path}`) === onTheWire(call)
    })
    const answers = record?.exchanges.flatMap(({ answer }) => ('status' in answer ? answer : [])) ?? []
    expect(answers.some(({ status }) => status === 200)).toBe(true)
  })
})

describe('every call answers within its schema, or with a business error', () => {
  it.each(named)('%s: random valid inputs', PATIENCE, async (name, record) => {
    const { send } = await worldOf(record.operation)
    let accepted = 0
    // The inputs of the check itself are answered: what is drawn around them is not refused altogether.
    for (const { input, actor } of record.exchanges) {
      if (codeOf(record.operation, await send(record.operation, input, actor)) === SUCCESS_CODE) accepted++
    }
    if (!ONCE.has(name)) expect(accepted).toBeGreaterThan(0)
    const inputs = validInputs(record, facts, contract.book)
    const hasTime = limited(SHARE_MS)
    const answers = fc.asyncProperty(inputs, async ({ exchange, input }) => {
      if (!hasTime()) return
      tried.set(name, (tried.get(name) ?? 0) + 1)
      codeOf(record.operation, await send(record.operation, input, exchange.actor))
    })
    await fc.assert(answers, settings)
  })
})

describe('what the contract refuses is refused with words', () => {
  it.each(named)('%s: random invalid inputs', PATIENCE, async (_, record) => {
    const { operation } = record
    const { send } = await worldOf(operation)
    const inputs = brokenInputs(record, contract.book)
    const hasTime = limited(SHARE_MS / 2)
    const refuses = fc.asyncProperty(inputs, async ({ exchange, input }) => {
      if (!hasTime()) return
      const code = codeOf(operation, await send(operation, input, exchange.actor))
      if (!passes(operation.endpoint, input)) expect(code).not.toBe(SUCCESS_CODE)
    })
    await fc.assert(refuses, settings)
  })

  const withBody = named.filter(([, { operation }]) => operation.body)
  it.each(withBody)('%s: a damaged body', async (_, { operation, exchanges }) => {
    // Nothing of it is carried out.
    const { send } = await forReads
    const [first] = exchanges
    if (!first) throw new Error('no exchange')
    const text = JSON.stringify(first.input.body)
    for (const raw of ['', '{', text.slice(0, -1), `${text}}`, 'null', '[]', '"x"', '\u0000', '<html>']) {
      expect(codeOf(operation, await send(operation, first.input, first.actor, raw)), raw).not.toBe(
        SUCCESS_CODE,
      )
    }
  })
})
