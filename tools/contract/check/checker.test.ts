import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type CallName, get, post, put } from '~/contracts/endpoint'
import { BrokenContract, operationOf, readContract } from '../contract'
import { BadArguments, isSelected, readArguments } from './arguments'
import { isObject } from './exchange/deviation'
import { type CallRequest, NoAnswer, type RawAnswer, type Transport } from './exchange/exchange'
import { checkTable } from './exchange/input-table'
import { junitOf } from './report/junit'
import { printJson, printTable, progressOf, summarise } from './report/print'
import { type CallReport, reportCalls } from './report/report'
import { pageOfReport } from './report/report-page'
import { type CheckOptions, runCheck } from './run'
import { changed } from './testing/changed'
import {
  ADMIN_TOKEN,
  envelope,
  fixtureContract,
  fixtureGroups,
  fixtureServer,
  fixtureTable,
  MEMBER_TOKEN,
} from './testing/fixture'

/** How long a check is said to have taken. */
const TOOK_MS = 9_420

type Asked = Partial<CheckOptions> & { readonly strict?: boolean }

async function check(
  transport: Transport,
  { strict = false, ...options }: Asked = {},
): Promise<CallReport[]> {
  const asked = { contract: fixtureContract, table: fixtureTable, transport, ...options }
  const records = await runCheck(asked)
  return reportCalls(records, { named: asked.contract.book.named, table: asked.table, strict })
}

const everything = { tokens: [MEMBER_TOKEN, ADMIN_TOKEN], write: true }

/** A server whose good answers to one call are changed. */
function changing(call: string, change: (json: unknown) => unknown): Transport {
  return changingAnswer(call, (answer) => {
    const json: unknown = JSON.parse(new TextDecoder().decode(answer.body))
    return isObject(json) && json.code === 200 ? envelope(change(json)) : answer
  })
}

function changingAnswer(call: string, change: (answer: RawAnswer) => RawAnswer): Transport {
  const server = fixtureServer()
  return async (request) => {
    const answer = await server(request)
    return operationOf(fixtureContract, request)?.name === call ? change(answer) : answer
  }
}

const at = (pointer: string, change: (value: unknown) => unknown) => (json: unknown) =>
  changed(json, pointer, change)
const to = (pointer: string, value: unknown) => at(pointer, () => value)
const rename = (from: string, name: string) => (value: unknown) => {
  const { [from]: moved, ...rest } = isObject(value) ? value : {}
  return { ...rest, [name]: moved }
}

const drop = (name: string) => (value: unknown) => {
  const { [name]: _, ...rest } = isObject(value) ? value : {}
  return rest
}

async function deviations(transport: Transport, options: Asked = everything) {
  const reports = await check(transport, options)
  return reports.flatMap(({ call, deviations: found }) =>
    found.map(({ kind, rule, pointer, expected, got, hint }) => ({
      call,
      kind: rule ?? kind,
      pointer,
      expected,
      got,
      hint,
    })),
  )
}

const QUERY = 'schools.query'
const DETAIL = 'schools.detail'
const LINES = 'schools.lines'

describe('a check of a healthy server', () => {
  it('finds that every call conforms', async () => {
    const reports = await check(fixtureServer(), everything)
    expect(reports.map(({ call, verdict, reason }) => [call, verdict, reason])).toEqual(
      fixtureContract.operations.map(({ name }) => [name, 'conforms', undefined]),
    )
    expect(await deviations(fixtureServer(), { ...everything, strict: true })).toEqual([])
  })

  it('asks only for what the server has told before', async () => {
    const seen: CallRequest[] = []
    const reported: string[] = ['member', 'admin', '契约检查']
    const server = fixtureServer(seen)
    await check(async (request) => {
      const asked = [...decodeURIComponent(request.path).matchAll(/x-\d+|l-\d+|(?<==)[\u4e00-\u9fff]+/g)].map(
        ([text]) => text,
      )
      for (const text of asked) expect(reported.join('\n')).toContain(text)
      const answer = await server(request)
      reported.push(new TextDecoder().decode(answer.body))
      return answer
    }, everything)
    expect(seen.length).toBeGreaterThan(15)
  })

  it('changes nothing unless it may', async () => {
    const seen: CallRequest[] = []
    const reports = await check(fixtureServer(seen), { tokens: [MEMBER_TOKEN] })
    expect(
      seen.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/schools/query')),
    ).toEqual([])
    const create = reports.find(({ call }) => call === 'lists.create')
    expect(create).toMatchObject({
      verdict: 'not-exercised',
      reason: expect.stringContaining('--write'),
      requests: 0,
    })
  })

  it('removes what a stopped run has left', async () => {
    const seen: CallRequest[] = []
    const server = fixtureServer(seen)
    await server({ method: 'POST', path: '/api/lists', token: MEMBER_TOKEN, body: { name: '契约检查' } })
    await check(server, everything)
    const removed = seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
    expect(new Set(removed)).toEqual(new Set(['/api/lists/l-2']))
    const rest = await server({ method: 'GET', path: '/api/lists', token: MEMBER_TOKEN })
    expect(new TextDecoder().decode(rest.body)).not.toContain('契约检查')
  })

  it('removes only what it has made itself', async () => {
    const seen: CallRequest[] = []
    await check(fixtureServer(seen), everything)
    const removed = seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
    expect(removed).toEqual(['/api/lists/l-2'])
  })

  it('turns every page: the second, the last and the one after', async () => {
    const seen: CallRequest[] = []
    await check(fixtureServer(seen))
    const pages = seen.flatMap(({ path, body }) =>
      path === '/api/schools/query' && isObject(body) ? [body.page] : [],
    )
    expect(new Set(pages)).toEqual(new Set([1, 2, 3, 4]))
  })
})

describe('the effect of a write', () => {
  const RENAME = 'lists.rename'
  const withChanges = (changes: readonly CallName[]) => {
    const { create } = fixtureGroups.lists
    return readContract({
      ...fixtureGroups,
      lists: { ...fixtureGroups.lists, create: { ...create, changes } },
    })
  }
  const findings = async (options: Partial<CheckOptions>, transport: Transport = fixtureServer()) => {
    const reports = await check(transport, { ...everything, ...options })
    return reports.flatMap(({ call, deviations: found }) =>
      found.map(({ kind, expected, got }) => [call, kind, expected, got]),
    )
  }

  it('is found missing where a call that it names answers as before', async () => {
    const server = fixtureServer()
    const forgetting: Transport = (request) => {
      const isRename = request.method === 'PUT'
      return isRename
        ? Promise.resolve(envelope({ code: 200, message: 'success', data: request.body }))
        : server(request)
    }
    const named = (call: string) => [
      RENAME,
      'effect',
      `another answer of ${call}`,
      'the same answer after the write',
    ]
    const lenient = readContract({
      ...fixtureGroups,
      lists: {
        ...fixtureGroups.lists,
        rename: { ...fixtureGroups.lists.rename, payload: z.looseObject({ id: z.string() }) },
      },
    })
    expect(await findings({ contract: lenient }, forgetting)).toEqual([
      named('GET /api/lists'),
      named('GET /api/lists/all'),
    ])
  })

  it('is found where a call that it does not name answers otherwise', async () => {
    expect(await findings({ contract: withChanges(['GET /api/lists/all']) })).toEqual([
      ['lists.create', 'effect', 'changes names GET /api/lists', 'another answer of it after the write'],
    ])
  })

  it('is not asked for where the table says that the check cannot bring it about', async () => {
    const contract = withChanges(['GET /api/lists', 'GET /api/lists/all', 'GET /api/regions'])
    expect(await findings({ contract })).toHaveLength(1)
    const beyond = { 'lists.create': { 'GET /api/regions': '测试' } }
    expect(await findings({ contract, table: { ...fixtureTable, beyond } })).toEqual([])
  })

  it('is asked for only where somebody has signed in who must see it', async () => {
    const contract = withChanges(['GET /api/lists', 'GET /api/lists/all', 'GET /api/regions'])
    const checked = (isShown: boolean) => {
      const limit = { shownTo: () => isShown, needs: '看得到的人' }
      const beyond = { 'lists.create': { 'GET /api/regions': limit } }
      return check(fixtureServer(), { ...everything, contract, table: { ...fixtureTable, beyond } })
    }
    const report = async (isShown: boolean) =>
      (await checked(isShown)).find(({ call }) => call === 'lists.create')
    expect(await report(true)).toMatchObject({ verdict: 'deviates', unseenChanges: [] })
    const unseenChanges = [{ call: 'GET /api/regions', needs: '看得到的人' }]
    expect(await report(false)).toMatchObject({ verdict: 'conforms', unseenChanges })
    expect(printTable(await checked(false), TOOK_MS)).toContain(
      '未检查对 GET /api/regions 的影响：看得到的人',
    )
  })

  it('is not judged by an answer that never stays the same', async () => {
    let times = 0
    const restless = changing('lists.mine', (json) => changed(json, '/message', () => `${times++}`))
    expect(await findings({}, restless)).toEqual([])
  })
})

describe('a clock that goes on while the check asks', () => {
  const sessions = get('/api/sessions', {
    summary: '登录的设备',
    source: '测试',
    access: 'member',
    fresh: 'own',
    payload: z.array(z.object({ id: z.string(), lastTime: z.string(), count: z.number() })),
  })
  const contract = readContract({ ...fixtureGroups, account: { sessions } })

  /** A minute begins with each write, and the server counts what `counted` says. */
  const findings = async (counted: boolean) => {
    const server = fixtureServer()
    let writes = 0
    const reports = await check(
      async (request) => {
        if (request.method !== 'GET') writes += 1
        if (request.path !== '/api/sessions') return server(request)
        const minute = String(writes % 60).padStart(2, '0')
        const data = [{ id: 's', lastTime: `2026-06-25 10:${minute}:00`, count: counted ? writes : 1 }]
        return envelope({ code: 200, message: 'success', data })
      },
      { ...everything, contract },
    )
    return reports.flatMap(({ deviations }) =>
      deviations.filter(({ kind }) => kind === 'effect').map(({ expected }) => expected),
    )
  }

  it('is no effect of a write', async () => {
    expect(await findings(false)).toEqual([])
    expect(await findings(true)).toContain('changes names GET /api/sessions')
  })
})

describe('what could not be looked at', () => {
  it('is told apart from what conforms, with the reason', async () => {
    const reports = await check(changing('regions.list', to('/data', [])))
    const reasons = Object.fromEntries(
      reports.map(({ call, verdict, reason }) => [call, `${verdict} ${reason ?? ''}`]),
    )
    expect(reasons).toMatchObject({
      'regions.list': 'not-exercised 只得到空的回答，其中的内容无从检查',
      'schools.lines': 'not-exercised 没有可用的输入：province（regions.list 没有给出）',
      'lists.mine': 'not-exercised 需要登录凭证（--token 或 --tel）',
      'lists.all': 'not-exercised 需要管理员的登录凭证（--token 或 --tel）',
      'schools.query': 'conforms ',
    })
  })

  it('is said of parts of an answer too', async () => {
    const reports = await check(
      changing(
        LINES,
        at('/data', (lines) =>
          Array.isArray(lines) ? lines.map((line) => ({ ...line, majors: [] })) : lines,
        ),
      ),
    )
    expect(reports.find(({ call }) => call === 'schools.lines')?.unseen).toContain('/data/*/majors/*/planNum')
  })
})

describe('a deviation of structure', () => {
  it.each([
    [
      'removed in the last element',
      LINES,
      at('/data/3/majors/1', drop('planNum')),
      'missing',
      '/data/3/majors/1/planNum',
    ],
    ['another type', QUERY, to('/data/records/1/id', 7), 'type', '/data/records/1/id'],
    ['null', DETAIL, to('/data/schoolName', null), 'null', '/data/schoolName'],
    [
      'not in the enumeration',
      QUERY,
      to('/data/records/0/level', '本科一批'),
      'enum',
      '/data/records/0/level',
    ],
    ['out of range', LINES, to('/data/1/lowestScore', 9_999), 'range', '/data/1/lowestScore'],
    ['float', LINES, to('/data/0/lowestRank', 1.5), 'integer', '/data/0/lowestRank'],
    ['object for array', LINES, to('/data/0/majors', {}), 'type', '/data/0/majors'],
    ['array for object', DETAIL, at('/data', (data) => [data]), 'type', '/data'],
    ['empty', DETAIL, to('/data/id', ''), 'length', '/data/id'],
    ['code as text', DETAIL, to('/code', '200'), 'type', '/code'],
  ])('%s has one message at its place', async (_, call, change, kind, pointer) => {
    expect(await deviations(changing(call, change))).toMatchObject([{ kind, pointer }])
  })

  it('names expected and got', async () => {
    const [found] = await deviations(changing(QUERY, to('/data/records/0/rank', '3')))
    expect(found).toMatchObject({ call: 'schools.query', expected: 'integer ≥ 1 | null', got: 'string "3"' })
  })

  it.each([
    ['schoolName', 'schoolTitle'],
    ['schoolName', 'school_name'],
    ['lowestRank', 'minRank'],
    ['id', 'schoolId'],
  ])('of %s renamed to %s has a hint', async (from, name) => {
    const call = from === 'lowestRank' ? LINES : DETAIL
    const pointer = from === 'lowestRank' ? '/data/0' : '/data'
    const found = await deviations(changing(call, at(pointer, rename(from, name))))
    expect(found).toMatchObject([
      { kind: 'renamed', pointer: `${pointer}/${from}`, hint: `renamed to ${name}?` },
    ])
  })

  it('in every element is one cause', async () => {
    const noRank = at('/data', (lines) =>
      Array.isArray(lines) ? lines.map(rename('lowestRank', 'other')) : lines,
    )
    const reports = await check(changing(LINES, noRank))
    const found = reports.flatMap(({ deviations: each }) => each)
    expect(found).toHaveLength(1)
    expect(found[0]?.count).toBeGreaterThan(3)
  })

  it('does not keep other calls from being looked at', async () => {
    const reports = await check(changing(QUERY, to('/data/records/0/level', 5)), everything)
    const others = reports.filter(({ verdict }) => verdict !== 'conforms').map(({ call }) => call)
    expect(others).toEqual(['schools.query'])
  })

  it('does not include a field that the contract does not name, unless strict', async () => {
    const more = at('/data', (data) => ({ ...Object(data), crest: 'a.png' }))
    expect(await deviations(changing(DETAIL, more))).toEqual([])
    const strict = await deviations(changing(DETAIL, more), { ...everything, strict: true })
    expect(strict).toMatchObject([{ kind: 'extra', pointer: '/data/crest' }])
  })
})

describe('a deviation of the envelope', () => {
  it.each([
    ['under message', rename('data', 'message'), 'moved to message?'],
    ['renamed', rename('data', 'result'), 'renamed to result?'],
    ['wrapped', at('/data', (data) => ({ school: data })), 'moved to data.school?'],
    ['gone', (json: unknown) => (isObject(json) ? { ...Object(json.data) } : json), undefined],
  ])('payload %s is one message', async (_, change, hint) => {
    const found = await deviations(changing(DETAIL, change))
    expect(found).toMatchObject([{ kind: 'envelope' }])
    expect(found[0]?.hint).toBe(hint)
  })

  it('of a code that is not 200 beside an intact payload is found, and a mere refusal of good input too', async () => {
    expect(await deviations(changing(DETAIL, to('/code', 0)))).toMatchObject([
      { kind: 'code-beside-payload', pointer: '/code' },
    ])
    const refusing = changing('regions.notice', () => ({
      code: 500,
      message: '服务器忙',
      data: null,
    }))
    expect(await deviations(refusing)).toMatchObject([
      { kind: 'refused', expected: '200', got: '500: 服务器忙' },
    ])
  })
})

describe('a deviation of the transport', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  it.each<[string, (answer: RawAnswer) => RawAnswer, string]>([
    ['status 503', (answer) => ({ ...answer, status: 503 }), 'status'],
    ['status 201', (answer) => ({ ...answer, status: 201 }), 'status'],
    ['plain text', (answer) => ({ ...answer, contentType: 'text/plain' }), 'content-type'],
    ['a page', (answer) => ({ ...answer, contentType: 'text/html', body: bytes('<html>') }), 'html'],
    ['a page that calls itself JSON', (answer) => ({ ...answer, body: bytes('<!doctype html>') }), 'html'],
    ['nothing', (answer) => ({ ...answer, body: bytes('') }), 'empty-body'],
    ['half', (answer) => ({ ...answer, body: answer.body.slice(0, 40) }), 'truncated'],
    ['all but a byte', (answer) => ({ ...answer, body: answer.body.slice(0, -1) }), 'truncated'],
    ['no JSON', (answer) => ({ ...answer, body: bytes('ok') }), 'not-json'],
  ])('%s is one message', async (_, change, kind) => {
    expect(await deviations(changingAnswer(LINES, change))).toMatchObject([{ kind, pointer: '' }])
  })

  it('of a file is found', async () => {
    const sheet = 'lists.sheet'
    const cut = changingAnswer(sheet, (answer) => ({ ...answer, body: answer.body.slice(0, 6) }))
    expect(await deviations(cut)).toMatchObject([{ call: 'lists.sheet', kind: 'truncated' }])
    const page = changingAnswer(sheet, (answer) => ({ ...answer, body: bytes('<html>') }))
    expect(await deviations(page)).toMatchObject([{ call: 'lists.sheet', kind: 'file' }])
  })

  it('of a connection that breaks is found, and the rest is still looked at', async () => {
    const server = fixtureServer()
    const breaking: Transport = (request) =>
      request.path.startsWith('/api/schools/lines')
        ? Promise.reject(new NoAnswer('terminated', true))
        : server(request)
    expect(await deviations(breaking)).toMatchObject([{ call: 'schools.lines', kind: 'truncated' }])
  })
})

describe('a deviation of meaning', () => {
  it.each([
    ['total below the records', QUERY, to('/data/total', 2), 'total-below-records'],
    ['another page', QUERY, to('/data/current', 9), 'other-page'],
    ['another page length', QUERY, to('/data/size', 20), 'other-page'],
    [
      'a record lost',
      QUERY,
      at('/data/records', (records) => (Array.isArray(records) ? records.slice(1) : records)),
      'page-too-short',
    ],
    ['an id twice', QUERY, to('/data/records/2/id', 'x-1'), 'duplicate-id'],
    ['an id twice, deep inside', LINES, to('/data/0/majors/1/id', 1), 'duplicate-id'],
    ['another id', DETAIL, to('/data/id', 'x-9'), 'other-id'],
    ['records of another school', LINES, to('/data/1/schoolId', 'x-9'), 'other-id'],
    ['another name', DETAIL, to('/data/schoolName', '北京大学'), 'other-name'],
    ['lowest above highest', LINES, to('/data/0/lowestScore', 740), 'low-above-high'],
    ['ranks that fall with the scores', LINES, to('/data/1/lowestRank', 9_000), 'rank-against-score'],
  ])('%s is found', async (_, call, change, rule) => {
    const found = await deviations(changing(call, change))
    expect(found.map(({ kind }) => kind)).toContain(rule)
  })

  it('between pages is found', async () => {
    const server = fixtureServer()
    const repeating: Transport = async (request) => {
      const answer = await server(request)
      const asksSecond = isObject(request.body) && request.body.page === 2
      if (!asksSecond) return answer
      return envelope(
        changed(JSON.parse(new TextDecoder().decode(answer.body)), '/data/records/0', () => ({
          id: 'x-1',
          schoolName: '安徽大学',
          level: '本科',
        })),
      )
    }
    expect(await deviations(repeating)).toMatchObject([
      { kind: 'repeated-across-pages', pointer: '/data/records/0' },
    ])
  })

  it('shows where somebody gets what they must not see', async () => {
    const server = fixtureServer()
    const open: Transport = (request) => server({ ...request, token: ADMIN_TOKEN })
    const found = await deviations(open, { tokens: [ADMIN_TOKEN] })
    expect(found.map(({ call, kind }) => `${call} ${kind}`)).toEqual(
      ['lists.mine access', 'lists.all access', 'lists.sheet access'].toSorted((a, b) => order(a) - order(b)),
    )
  })

  it('shows where a good credential is refused', async () => {
    const server = fixtureServer()
    const { token: _, ...guest } = { token: '' }
    const forgetting: Transport = (request) =>
      server(
        request.path === '/api/lists' && request.method === 'GET'
          ? { method: 'GET', path: request.path, ...guest }
          : request,
      )
    expect(await deviations(forgetting)).toMatchObject([{ call: 'lists.mine', kind: 'access' }])
  })
})

const order = (text: string) =>
  fixtureContract.operations.findIndex(({ name }) => text.startsWith(`${name} `))

describe('a broken contract', () => {
  const one = { summary: '一', source: '测试' }
  it.each([
    ['is empty', {}, '一个接口也没有'],
    [
      'has one address twice',
      {
        a: get('/api/a/{id}', { ...one, payload: z.string() }),
        b: get('/api/a/{code}', { ...one, payload: z.string() }),
      },
      '同一个地址',
    ],
    [
      'has crossed bounds',
      { a: get('/api/a', { ...one, payload: z.object({ n: z.int().check(z.gte(9), z.lte(1)) }) }) },
      '下限 9 高于上限 1',
    ],
    ['says nothing of the payload', { a: get('/api/a', { ...one, payload: z.unknown() }) }, '无从检查'],
    [
      'cannot be written as JSON',
      { a: get('/api/a', { ...one, payload: z.object({ at: z.date() }) }) },
      'JSON Schema',
    ],
    ['has neither payload nor file', { a: get('/api/a', one) }, '既不是文件'],
    [
      'has a parameter that is not in the path',
      { a: get('/api/a', { ...one, params: z.object({ id: z.string() }), payload: z.string() }) },
      '不在地址里',
    ],
    [
      'has a parameter without a schema',
      { a: get('/api/a/{id}', { ...one, params: z.object({}), payload: z.string() }) },
      '没有模式',
    ],
    [
      'sends a body with GET',
      { a: get('/api/a', { ...one, body: z.string(), payload: z.string() }) },
      'GET 不能带',
    ],
    [
      'does not say what for',
      { a: post('/api/a', { summary: '', source: '', payload: z.string() }) },
      '缺少用途',
    ],
    [
      'writes without saying what changes',
      { a: put('/api/a', { ...one, payload: z.string() }) },
      '没有写明改动哪些',
    ],
    [
      'changes a call that it does not have',
      {
        a: post('/api/a', { ...one, effect: 'write', changes: ['GET /api/b'], payload: z.string() }),
        b: post('/api/b', { ...one, payload: z.string() }),
      },
      'group.a：契约里没有可读的 GET /api/b',
    ],
    [
      'names a change twice',
      {
        a: post('/api/a', {
          ...one,
          effect: 'write',
          changes: ['GET /api/a', 'GET /api/a'],
          payload: z.string(),
        }),
        b: get('/api/a', { ...one, payload: z.string() }),
      },
      '有重复',
    ],
    [
      'does not say how long an answer for members is good',
      { a: get('/api/a', { ...one, access: 'member', payload: z.string() }) },
      '多久有效',
    ],
  ])('is refused when it %s', (_, group, reason) => {
    expect(() => readContract({ group })).toThrow(BrokenContract)
    expect(() => readContract({ group })).toThrow(reason)
  })

  it('is refused when the input table names calls that it does not have', () => {
    const table = { ...fixtureTable, last: ['lists.gone'] }
    expect(() => checkTable(fixtureContract, table)).toThrow('lists.gone')
    expect(() => checkTable(fixtureContract, fixtureTable)).not.toThrow()
  })
})

describe('the reports', () => {
  it('show one line for each call, and each deviation below it', async () => {
    const text = printTable(
      await check(changing(DETAIL, at('/data', rename('schoolName', 'schoolTitle'))), everything),
      TOOK_MS,
    )
    expect(text).toContain('✗ 偏差  GET /api/schools/{id}')
    expect(text).toContain(
      '[renamed] /data/schoolName  expected string, not empty, got string under "schoolTitle"  — renamed to schoolTitle?',
    )
    expect(text).toMatch(/11 个接口：10 个符合，1 个有偏差（共 1 处），0 个未检查，用时 9.4 秒$/)
  })

  it('are JSON for machines', async () => {
    const reports = await check(fixtureServer())
    const json: unknown = JSON.parse(printJson('http://api.test', reports, TOOK_MS))
    expect(json).toMatchObject({
      base: 'http://api.test',
      summary: summarise(reports),
      calls: [{ call: 'regions.list' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    })
  })
})

/** A server on which one call is not built yet, and another one is wrong. */
const halfBuilt = () => {
  const wrong = changing(DETAIL, to('/data/schoolName', '<b>'))
  return async (request: CallRequest): Promise<RawAnswer> =>
    operationOf(fixtureContract, request)?.name === QUERY
      ? { ...envelope({}), status: 404 }
      : request.path.endsWith('/regions')
        ? { ...(await wrong(request)), status: 500 }
        : wrong(request)
}

describe('the progress of a server that is being built', () => {
  it('tells what is not there yet from what is wrong, by domain', async () => {
    const reports = await check(halfBuilt())
    const schools = progressOf(reports).find(({ title }) => title === 'schools')
    expect(schools).toMatchObject({ absent: 1 })
    expect(progressOf(reports).find(({ title }) => title === 'regions')).toMatchObject({
      wrong: 1,
      absent: 0,
    })
    expect(printTable(reports, TOOK_MS)).toMatch(/进度：.*schools.*1 个还没有/s)
    expect(reports.find(({ call }) => call === QUERY)).toMatchObject({ verdict: 'deviates', isAbsent: true })
  })

  it('is a JUnit file and a page without scripts, with what came kept from being markup', async () => {
    const reports = await check(changing(DETAIL, to('/data/schoolName', { '<b>&': 1 })))
    const junit = junitOf(reports, TOOK_MS)
    const { calls, deviates, notExercised } = summarise(reports)
    expect(deviates).toBeGreaterThan(0)
    expect(junit).toContain(
      `<testsuites name="contract" tests="${calls}" failures="${deviates}" skipped="${notExercised}" time="9.420">`,
    )
    expect(junit.match(/<testcase /g)).toHaveLength(calls)
    expect(junit.match(/<skipped /g)).toHaveLength(notExercised)
    expect(junit).toContain('object {&lt;b&gt;&amp;}')
    const page = pageOfReport('http://a.test/"><script>', reports, TOOK_MS)
    expect(page).toContain('用时 9.4 秒')
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<b>')
    for (const { method, path } of reports) expect(page).toContain(`${method} ${path}`)
  })
})

describe('a check that asks several calls at a time', () => {
  it('finds of a healthy server what one after another finds', async () => {
    let most = 0
    let waiting = 0
    const server = fixtureServer()
    const slow = async (request: CallRequest) => {
      most = Math.max(most, ++waiting)
      await new Promise((done) => setTimeout(done, 1))
      return server(request).finally(() => waiting--)
    }
    const verdicts = (reports: readonly CallReport[]) => reports.map(({ call, verdict }) => [call, verdict])
    const together = await check(slow, { ...everything, parallel: 4 })
    expect(verdicts(together)).toEqual(verdicts(await check(fixtureServer(), everything)))
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(4)
  })
})

describe('the command line', () => {
  it('is read', () => {
    expect(
      readArguments(['--base', 'http://a.test', '--token', 'x', '--given', 'studentId=s-1', '--write']),
    ).toMatchObject({
      base: 'http://a.test',
      tokens: ['x'],
      given: { studentId: 's-1' },
      write: true,
      strict: false,
    })
    expect(readArguments(['--help'])).toBeUndefined()
  })

  it.each([
    [[]],
    [['--base', 'nowhere']],
    [['--base', 'http://a.test', '--given', 'x']],
    [['--base', 'http://a.test', '--other']],
    [['--base', 'http://a.test', '--timeout', 'soon']],
    [['--base', 'http://a.test', '--parallel', '0']],
  ])('is refused as %j', (args) => {
    expect(() => readArguments(args)).toThrow(BadArguments)
  })

  it('selects calls by name', () => {
    expect(isSelected('schools.detail', [])).toBe(true)
    expect(isSelected('schools.detail', ['schools.*'])).toBe(true)
    expect(isSelected('schools.detail', ['lists.*', 'schools.lines'])).toBe(false)
  })

  it('asks for a call what it needs to know, and nothing else', async () => {
    const seen: CallRequest[] = []
    const reports = await check(fixtureServer(seen), { only: ({ name }) => name === 'schools.detail' })
    expect(reports.map(({ call, verdict }) => [call, verdict])).toEqual([['schools.detail', 'conforms']])
    expect(seen.every(({ path }) => path.startsWith('/api/schools/') || path === '/api/regions')).toBe(true)
  })
})
