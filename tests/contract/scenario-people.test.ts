import { describe, expect, it } from 'vitest'
import { applicationLists } from '~/contracts/application-lists'
import { auth, LOGIN_FROM } from '~/contracts/auth'
import { listSummaries } from '~/contracts/list-summaries'
import { scoreRecords } from '~/contracts/score-records'
import { scoreTables } from '~/contracts/score-tables'
import { serviceOrders } from '~/contracts/service-orders'
import { createMockedNode, TEST_NOW } from '~/mocks/node'
import { NAMED_SCENARIOS } from '~/mocks/scenario/named'
import { readScenario } from '~/mocks/scenario/words'
import { examMode } from '~/rules/exam/exam-mode'
import { request, setClientHost } from '~/shared/api/client'

/** Asks as the student of a scenario. */
async function asStudent<T>(words: string, ask: (id: string) => Promise<T>) {
  const mocked = createMockedNode(readScenario(new URLSearchParams(words)))
  const { person, personProblems } = mocked.backend.db
  if (!person) return { problems: personProblems }
  mocked.server.listen({ onUnhandledRequest: 'error' })
  let token: string | undefined
  setClientHost({ origin: 'http://mock.test', token: () => token, expired: () => undefined })
  try {
    const { id, tel } = person.account
    const code = await request(auth.smsCode, { params: { tel } })
    token = (await request(auth.login, { body: { tel, code, loginFrom: LOGIN_FROM, uid: 'test' } }))
      .Authorization
    return { problems: personProblems, account: person.account, answer: await ask(id) }
  } finally {
    mocked.server.close()
  }
}

const wordsOf = (id: string) => NAMED_SCENARIOS.find((named) => named.id === id)?.words ?? ''
const scores = (studentId: string) => request(scoreRecords.list, { query: { studentId } })

describe('the student of a scenario', () => {
  const people = NAMED_SCENARIOS.filter(({ group }) => group === '学生').map(({ id }) => id)

  it.each(people)('%s has a score of the province, and the rank that its table gives', async (id) => {
    const words = new URLSearchParams(wordsOf(id))
    const { problems, account, answer = [] } = await asStudent(`${words}`, scores)
    expect(problems).toEqual([])
    expect(account?.province).toBe(words.get('qa.province'))
    if (id === 'no-score') return expect(answer).toEqual([])
    const [record] = answer
    if (!record) throw new Error('no score')
    const { province, year, subject, score, rank } = record
    expect(rank).toBe(Number(words.get('qa.rank')))
    expect(examMode(province, year)?.subjects).toContain(subject)
    const { answer: segment } = await asStudent(`${words}`, () =>
      request(scoreTables.segment, { body: { province, year: TEST_NOW.getFullYear() - 1, subject, score } }),
    )
    if (!segment || !('highestRank' in segment)) throw new Error('no rank')
    expect(segment.highestRank).toBeLessThanOrEqual(rank)
    expect(segment.lowestRank).toBeGreaterThanOrEqual(rank)
  })

  it('has as many lists and choices as it says, locked where it says so', async () => {
    const { answer } = await asStudent('qa.persona=vip&qa.lists=2&qa.choices=full&qa.locked', async (id) => {
      const lists = await request(listSummaries.byStudent, { params: { id } })
      return Promise.all(lists.map((list) => request(applicationLists.detail, { params: { id: list.id } })))
    })
    expect(answer?.map(({ confirmed }) => confirmed)).toEqual([true, true])
    expect(answer?.map(({ items }) => items.length)).toEqual([45, 45])
  })

  it.each([0, 1, 2, 3, 4])('has a service order at status %d, or none', async (order) => {
    const { answer } = await asStudent(`qa.score=600&qa.order=${order}`, () =>
      request(serviceOrders.students, { body: { page: 1, pageSize: 10 } }),
    )
    expect(answer?.records.map(({ status }) => status ?? 0)).toEqual([order])
  })

  it.each([
    ['qa.province=海南&qa.subject=物理', '海南 2026 年的科类是 综合'],
    ['qa.province=安徽&qa.score=20', '安徽物理 2025 年的一分一段是'],
    ['qa.province=西藏&qa.rank=900000', '西藏理科 2025 年有'],
    ['qa.score=none&qa.lists=3', '没有成绩就没有志愿表'],
    ['qa.lists=0&qa.locked', '一张志愿表也没有'],
    ['qa.persona=planner&qa.score=600', '只属于学生'],
    ['qa.persona=guest&qa.province=海南', '只属于学生'],
  ])('of %s is refused aloud', async (words, problem) => {
    const { problems } = await asStudent(words, async () => undefined)
    expect(problems).toEqual([expect.stringContaining(problem)])
  })

  it('is another person with every other description', async () => {
    const ids: (string | undefined)[] = []
    for (const words of ['qa.score=600', 'qa.score=601', 'qa.province=海南']) {
      const { account } = await asStudent(words, async () => undefined)
      ids.push(account?.id)
    }
    expect(new Set(ids).size).toBe(3)
  })
})

describe('what a scenario does to calls', () => {
  it('fails, waits and changes as it is told, by call and for all', async () => {
    const LIST = 'GET /api/preferences/scores'
    const { answer } = await asStudent(
      `qa.score=600&qa.patch=${LIST}:/data/0/score=601&qa.fail=${LIST}:500@2`,
      async (id) => [await scores(id), await scores(id).catch(({ status }) => status), await scores(id)],
    )
    expect(answer).toEqual([[expect.objectContaining({ score: 601 })], 500, [expect.anything()]])
  })
})
