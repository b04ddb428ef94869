import { isObject } from '../check/exchange/deviation'
import { codeMistake, echoMistake, leakMistake, memberMistake, payloadMistake } from './kit'
import { envelopeOf, isAccepted, type Mistake, withEnvelope } from './mistake'

const LIST_WRITES = ['applicationLists.saveOwn', 'applicationLists.create']
/** A list is opened before it is answered. */
const OPENING = ['listAdvice.open']
const LIST_UPDATES = ['applicationLists.updateOwn', 'applicationLists.update']

/** A change with an old version is made over the newest one. */
const overwriting = (call: string, detail: string, beside?: readonly string[]): Mistake => ({
  kind: 'versions',
  name: `${call} accepts a stale version`,
  calls: [call],
  ...(beside && { beside }),
  answer: async ({ request, ask, memory }) => {
    const answer = await ask()
    const { body } = request
    if (envelopeOf(answer)?.code === 200 && isObject(body)) memory.set(String(body.id), answer)
    if (envelopeOf(answer)?.code !== 409 || !isObject(body)) return answer
    const now = await ask({
      ...request,
      method: 'GET',
      path: detail.replace('{id}', String(body.id)),
      body: undefined,
    })
    const data = envelopeOf(now)?.data
    return isObject(data) ? ask({ ...request, body: { ...body, version: data.version } }) : answer
  },
})

/** A version is told and never looked at. */
const forgetful = (call: string): Mistake => ({
  kind: 'versions',
  name: `${call} does not look at the version`,
  calls: [call],
  answer: ({ request, ask }) => {
    if (!isObject(request.body) || !('version' in request.body)) return ask()
    const { version: _, ...body } = request.body
    return ask({ ...request, body })
  },
})

/** The right version is refused too: nobody can save any more. */
const refusing = (call: string): Mistake => ({
  kind: 'versions',
  name: `${call} refuses every version`,
  calls: [call],
  answer: async ({ request, ask }) => {
    if (!isObject(request.body) || !request.body.version) return ask()
    return withEnvelope(await ask({ method: 'GET', path: '/api/province/list' }), {
      code: 409,
      message: '刚在别处改过',
      data: null,
    })
  },
})

const RECORD_WRITES = ['studentRecord.save', 'serviceOrders.update', 'calendarEntries.update']

const VERSIONS: readonly Mistake[] = [
  ...RECORD_WRITES.map(forgetful),
  ...RECORD_WRITES.map(refusing),
  ...RECORD_WRITES.map((call) => codeMistake(`${call} refuses a stale version with 400`, [call], 409, 400)),
  memberMistake(
    'versions',
    'the version of a record is the same for ever',
    ['studentRecord.save', 'studentRecord.byId'],
    ['version'],
    () => 'v',
  ),
  memberMistake(
    'versions',
    'the version of an order is the same for ever',
    ['serviceOrders.create', 'serviceOrders.update'],
    ['version'],
    () => 'v',
  ),
  memberMistake(
    'versions',
    'the version of an entry is the same for ever',
    ['calendarEntries.create', 'calendarEntries.update'],
    ['version'],
    () => 'v',
  ),
  {
    ...memberMistake(
      'versions',
      'a record is read with another version than it was saved with',
      ['studentRecord.byId'],
      ['version'],
      (version) => `${version}-read`,
    ),
    beside: ['studentRecord.save'],
  },
  overwriting('applicationLists.updateOwn', '/api/preferences/{id}'),
  overwriting('applicationLists.update', '/api/preferences/{id}'),
  overwriting('articles.update', '/api/planner/news/{id}'),
  overwriting('listAdvice.answer', '/api/preferences/{id}', OPENING),
  codeMistake('a second hand-over is refused with 400', ['listAdvice.handOver'], 409, 400),
  codeMistake('a stale version is signed for with 400', ['listAdvice.sign'], 409, 400),
  codeMistake('a stale version of a list is refused with 400', ['applicationLists.updateOwn'], 409, 400),
  codeMistake('a stale version of a proposal is refused with 500', ['applicationLists.update'], 409, 501),
  codeMistake('a stale version of an article is refused with 400', ['articles.update'], 409, 400),
  codeMistake('a second order is refused with 400', ['serviceOrders.create'], 409, 400),
  codeMistake('a leap of an order is refused with 400', ['serviceOrders.update'], 409, 400),
  memberMistake(
    'versions',
    'the version of own lists never rises',
    ['applicationLists.updateOwn'],
    ['version'],
    () => 1,
  ),
  memberMistake(
    'versions',
    'the version of proposals never rises',
    ['applicationLists.update'],
    ['version'],
    () => 1,
  ),
  memberMistake('versions', 'the version of articles never rises', ['articles.update'], ['version'], () => 0),
]

const missing = (calls: readonly string[]) =>
  calls.map((call) => codeMistake(`${call}: what is not there is refused with 400`, [call], 404, 400))
const forbidden = (calls: readonly string[]) =>
  calls.map((call) => codeMistake(`${call}: who may not is refused with 400`, [call], 403, 400))
const REFUSALS: readonly Mistake[] = [
  ...missing([
    'schoolDetail.base',
    'schoolDetail.detail',
    'schoolDetail.alumnus',
    'schoolNews.detail',
    'brochures.detail',
    'majors.detail',
    'professions.stats',
    'articles.detail',
    'applicationLists.detail',
    'scoreRecords.byId',
    'student.byId',
    'recommendation.unitMajors',
    'listAdvice.ofList',
    'listAdvice.comment',
    'account.endSessions',
    'listVersions.ofList',
    'listVersions.content',
  ]),
  ...forbidden([
    'plannerAdmin.statistics',
    'articles.list',
    'scoreRecords.byId',
    'applicationLists.detail',
    'studentProfile.intention',
    'plannerAdmin.telIsFree',
    'listAdvice.ofList',
    'listVersions.ofList',
  ]),
  codeMistake('a guest is refused with 401 in the envelope', ['student.byId'], 500, 401),
  codeMistake('a guest is refused with 403', ['listSummaries.byStudent'], 500, 403),
  {
    kind: 'refusals',
    name: 'a wrong verification code signs in',
    calls: ['auth.login'],
    answer: async ({ ask, memory }) => {
      const answer = await ask()
      if (isAccepted(answer)) memory.set('good', answer)
      const good = memory.get('good')
      const isKnown = typeof good === 'object' && good !== null && 'body' in good
      // The answer of the last good login stands for that of the wrong one.
      return isAccepted(answer) || !isKnown ? answer : (good as typeof answer)
    },
  },
  {
    kind: 'refusals',
    name: 'a list that nobody has looked at is signed',
    calls: ['listAdvice.sign'],
    answer: ({ request, ask, memory }) => {
      if (!isObject(request.body) || !Array.isArray(request.body.seen)) return ask()
      const { seen } = request.body
      if (seen.length > 0) memory.set('seen', seen)
      return seen.length > 0
        ? ask()
        : ask({ ...request, body: { ...request.body, seen: memory.get('seen') } })
    },
  },
  ...['student.update', 'applicationLists.updateOwn', 'articles.update', 'listAdvice.comment'].map(
    (call): Mistake => ({
      kind: 'refusals',
      name: `${call} cuts a text that is too long`,
      calls: [call],
      answer: ({ request, ask }) => {
        if (!isObject(request.body)) return ask()
        const long = Object.entries(request.body).filter(
          ([, value]) => typeof value === 'string' && value.length > 25 && /^长+$/.test(value),
        )
        if (long.length === 0) return ask()
        const cut = Object.fromEntries(long.map(([name, value]) => [name, String(value).slice(0, 10)]))
        return ask({ ...request, body: { ...request.body, ...cut } })
      },
    }),
  ),
]

const choices =
  (alter: (choices: readonly unknown[]) => unknown) => (body: Readonly<Record<string, unknown>>) =>
    Array.isArray(body.choices) ? { choices: alter(body.choices) } : {}
const eachChoice = (alter: (choice: Readonly<Record<string, unknown>>) => object) =>
  choices((all) => all.map((each: unknown) => (isObject(each) ? { ...each, ...alter(each) } : each)))
const cut = (name: string) => (body: Readonly<Record<string, unknown>>) => ({
  [name]: [body[name]].flat().slice(0, 1),
})

const ECHO: readonly Mistake[] = [
  echoMistake(
    'own list: the choices come back the other way round',
    ['applicationLists.saveOwn'],
    choices((all) => [...all].reverse()),
  ),
  echoMistake(
    'own list: the last choice is lost',
    ['applicationLists.saveOwn'],
    choices((all) => all.slice(0, -1)),
  ),
  echoMistake(
    'own list: 服从调剂 is lost',
    ['applicationLists.saveOwn'],
    eachChoice(() => ({ adjust: false })),
  ),
  echoMistake(
    'own list: only the first major is kept',
    ['applicationLists.saveOwn'],
    eachChoice(({ majorEnrollCodes }) => ({ majorEnrollCodes: [majorEnrollCodes].flat().slice(0, 1) })),
  ),
  echoMistake(
    'own list: majors are sorted by code',
    ['applicationLists.saveOwn'],
    eachChoice(({ majorEnrollCodes }) => ({ majorEnrollCodes: [majorEnrollCodes].flat().toSorted() })),
  ),
  echoMistake('own list: the note is lost', ['applicationLists.saveOwn'], () => ({ note: null })),
  echoMistake(
    'proposal: choices are sorted by unit',
    ['applicationLists.create'],
    choices((all) => all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)).reverse()),
  ),
  echoMistake(
    'proposal: the last choice is lost',
    ['applicationLists.create'],
    choices((all) => all.slice(0, -1)),
  ),
  echoMistake('proposal: the note is lost', ['applicationLists.create'], () => ({ note: '' })),
  echoMistake('a change of a list loses the note', ['applicationLists.updateOwn'], () => ({ note: '' })),
  echoMistake(
    'a change of a list loses its choices',
    LIST_UPDATES,
    choices((all) => all.slice(0, 1)),
  ),
  echoMistake('article: the content is lost', ['articles.create'], () => ({ content: '' })),
  echoMistake('article: only the first tag is kept', ['articles.create'], cut('tags')),
  echoMistake('article: the change of its summary is lost', ['articles.update'], () => ({ summary: '' })),
  echoMistake('entry: the last day is the first', ['calendarEntries.create'], ({ start }) => ({
    end: start,
  })),
  echoMistake('entry: the province is lost', ['calendarEntries.create'], () => ({ province: null })),
  echoMistake('planner: the introduction is lost', ['plannerAdmin.create'], () => ({ introduction: '' })),
  echoMistake('planner: only the first province is kept', ['plannerAdmin.create'], cut('provinces')),
  echoMistake('record: the ethnic group is lost', ['studentRecord.save'], () => ({ ethnicGroup: null })),
  echoMistake('record: the language is lost', ['studentRecord.save'], () => ({ foreignLanguage: null })),
  echoMistake('record: the year is fixed', ['studentRecord.save'], () => ({ year: 2026 })),
  echoMistake('examination: the weight is lost', ['studentProfile.savePhysical'], () => ({ weight: null })),
  echoMistake(
    'examination: the eyes are swapped',
    ['studentProfile.savePhysical'],
    ({ leftEyesight, rightEyesight }) => ({ leftEyesight: rightEyesight, rightEyesight: leftEyesight }),
  ),
  echoMistake('wishes: only the first province is kept', ['studentProfile.saveIntention'], cut('provinces')),
  echoMistake('wishes: what is not wanted is lost', ['studentProfile.saveIntention'], () => ({
    excludedMajorCodes: [],
  })),
  echoMistake('wishes: the highest fee is lost', ['studentProfile.saveIntention'], () => ({ maxFee: null })),
  echoMistake('order: the note is lost', ['serviceOrders.create'], () => ({ note: null })),
  echoMistake('other info: awards are lost', ['studentProfile.saveExt'], ({ otherInfo }) => ({
    otherInfo: { ...(isObject(otherInfo) ? otherInfo : {}), awards: null },
  })),
  echoMistake('comment: only the first characters are kept', ['listAdvice.comment'], ({ text }) => ({
    text: String(text).slice(0, 2),
  })),
  echoMistake(
    'draft: a reason is lost',
    ['listAdvice.createDraft'],
    choices((all) => all.map((each, at) => (at === 0 && isObject(each) ? { ...each, reason: null } : each))),
  ),
  echoMistake('hand-over: the planner’s sentence is another', ['listAdvice.handOver'], () => ({
    note: '看一看',
  })),
  echoMistake('signature: what was answered is another sentence', ['listAdvice.sign'], ({ answers }) => ({
    answers: Array.isArray(answers)
      ? answers.map((each) => (isObject(each) ? { ...each, text: '看一看' } : each))
      : [],
  })),
  echoMistake(
    'answer: the student’s words are lost',
    ['listAdvice.answer'],
    () => ({ answer: null }),
    OPENING,
  ),
  echoMistake('answer: it is declined', ['listAdvice.answer'], () => ({ accepted: false }), OPENING),
  memberMistake(
    'echo',
    'a draft is handed over at once',
    ['listAdvice.createDraft'],
    ['stage'],
    () => 'handedOver',
  ),
  {
    ...payloadMistake(
      'echo',
      'the answer to a write repeats what was sent, and the choices are not kept',
      ['applicationLists.detail'],
      (payload) =>
        isObject(payload) && Array.isArray(payload.items)
          ? { ...payload, items: payload.items.slice(0, 1) }
          : payload,
    ),
    beside: LIST_WRITES,
  },
  {
    kind: 'echo',
    name: 'every version of a list has the choices of the first',
    calls: ['listVersions.content'],
    beside: [...LIST_WRITES, ...LIST_UPDATES, 'listVersions.ofList'],
    answer: ({ request, ask }) => {
      const [, id = ''] = /preferences\/([^/]+)\/versions/.exec(request.path) ?? []
      return ask({ ...request, path: `/api/preferences/${id}/versions/1` })
    },
  },
  payloadMistake('echo', 'the choices of a version are not kept', ['listVersions.content'], (payload) =>
    isObject(payload) && Array.isArray(payload.items)
      ? { ...payload, items: payload.items.slice(1) }
      : payload,
  ),
  payloadMistake(
    'echo',
    'times are eight hours behind',
    ['applicationLists.saveOwn', 'serviceOrders.create', 'articles.create'],
    (payload) => {
      if (!isObject(payload)) return payload
      const earlier = (value: unknown) => {
        const at =
          typeof value === 'string'
            ? Date.parse(value.replace(' ', 'T').replace(/(?:Z|[+-]\d\d:\d\d)?$/, 'Z'))
            : Number.NaN
        return Number.isNaN(at)
          ? value
          : new Date(at - 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
      }
      return {
        ...payload,
        ...Object.fromEntries(
          ['createTime', 'updateTime']
            .filter((name) => name in payload)
            .map((name) => [name, earlier(payload[name])]),
        ),
      }
    },
  ),
]

/** A server that does not know the key of a call that makes a record. */
const REPETITION = [
  'applicationLists.saveOwn',
  'plannerAdmin.create',
  'serviceOrders.create',
  'articles.create',
  'listAdvice.createDraft',
  'listAdvice.comment',
].map(
  (call): Mistake => ({
    kind: 'repetition',
    name: `${call} looks at no key`,
    calls: [call],
    answer: ({ ask, request: { creationKey, ...request } }) =>
      ask(creationKey === undefined ? undefined : request),
  }),
)

const SESSION: readonly Mistake[] = [
  {
    kind: 'echo',
    name: 'the clock of the server is eight hours ahead',
    calls: ['applicationLists.saveOwn', 'serviceOrders.create', 'articles.create'],
    answer: async ({ ask }) => {
      const answer = await ask()
      return answer.now === undefined ? answer : { ...answer, now: answer.now + 8 * 3_600_000 }
    },
  },
  {
    kind: 'session',
    name: 'signing out ends nothing',
    calls: ['auth.logout'],
    answer: async ({ ask, request }) => {
      // The healthy API is asked as a guest, and so ends no session.
      const answer = await ask({
        method: 'GET',
        path: '/api/province/list',
        ...(request.token !== undefined && { token: request.token }),
      })
      return withEnvelope(answer, { code: 200, message: '已退出登录', data: null })
    },
  },
  {
    kind: 'session',
    name: 'the session of a deleted account goes on',
    calls: ['account.remove'],
    answer: async ({ ask, request }) => {
      const code = isObject(request.body) ? String(request.body.code) : ''
      if (code === '000000') return ask()
      const answer = await ask({
        method: 'GET',
        path: '/api/account/sessions',
        ...(request.token !== undefined && { token: request.token }),
      })
      return isAccepted(answer)
        ? withEnvelope(answer, { code: 200, message: '账号已注销', data: null })
        : answer
    },
  },
  {
    kind: 'refusals',
    name: 'an account is deleted with a wrong code',
    calls: ['account.remove'],
    answer: async ({ ask }) => {
      const answer = await ask()
      return envelopeOf(answer)?.code === 400
        ? withEnvelope(answer, { code: 200, message: '账号已注销', data: null })
        : answer
    },
  },
  {
    kind: 'session',
    name: 'a session that has ended is refused with 403',
    calls: [
      'auth.logout',
      'student.byId',
      'planner.simpleInfo',
      'serviceOrders.pendingCount',
      'studentRecord.byId',
    ],
    answer: async ({ ask }) => {
      const answer = await ask()
      const envelope = envelopeOf(answer)
      return envelope?.code === 500
        ? withEnvelope(answer, { code: 403, message: '没有权限', data: null }, 200)
        : answer
    },
  },
]

const leak = (call: string) => leakMistake(`${call}: one student reads another`, [call])

export const WRITING_MISTAKES: readonly Mistake[] = [
  ...VERSIONS,
  ...REFUSALS,
  ...ECHO,
  ...REPETITION,
  ...SESSION,
  ...[
    'student.byId',
    'studentRecord.byId',
    'studentRecord.completeness',
    'studentProfile.physical',
    'studentProfile.intention',
    'studentProfile.ext',
    'scoreRecords.list',
    'scoreRecords.byId',
    'scoreRecords.latest',
    'listSummaries.byStudent',
    'applicationLists.detail',
    'recommendation.units',
    'listAdvice.ofList',
    'listVersions.ofList',
    'listVersions.content',
  ].map(leak),
  leakMistake('a student reads the figures of the core data', ['plannerAdmin.statistics']),
  leakMistake('a student reads the audit trail', ['audit.list']),
]
