import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLines } from '~/contracts/school-lines'
import { scoreTables } from '~/contracts/score-tables'
import { PUBLISHED_VERSION_PATH } from '~/contracts/version'
import { callOf, question } from './questions'
import { apiWith, latest, reader, saidByApi, take } from './testing/taken'

const BASE = question(schoolDetail.base, { params: { id: '10001' } })
describe('a snapshot', () => {
  it('leaves to the API how far lines moved where years together are told otherwise than alone', async () => {
    const { send } = apiWith((call, text, times) =>
      call.endsWith('/score-line/drift') && times === 3
        ? new Response(text.replace(/"units":\d+/, '"units":1'))
        : undefined,
    )
    await take(send, { parts: ['provinces', 'schools'], provinces: ['安徽'] })
    const asked = question(schoolLines.drift, { body: { province: '安徽', subject: '物理', years: [2025] } })
    expect(await reader()(asked)).toBeUndefined()
  })

  it('answers for ranks where the highest score is the highest there may be', async () => {
    const { different } = await take(apiWith().send, { parts: ['provinces'], provinces: ['海南'] })
    expect([...different]).toEqual([])
    const asked = question(scoreTables.segment, {
      body: { province: '海南', year: 2025, subject: '综合', score: 900 },
    })
    expect(await reader()(asked)).toEqual(await saidByApi(asked))
  })

  it('answers for ranks where the API has refused one of them', async () => {
    const { send } = apiWith((call, _, times) =>
      call.endsWith('/batch-line-segment') && times === 2
        ? Response.json({ code: 400, message: '没有' }, { status: 400 })
        : undefined,
    )
    const { different } = await take(send, { parts: ['provinces'] })
    expect([...different]).toEqual([])
  })

  it('leaves to the API what does not follow from its tables as the product knows it', async () => {
    const { send } = apiWith((call, text) =>
      call.endsWith('/batch-line-segment')
        ? new Response(text.replace('"competitionLevel":"low"', '"competitionLevel":"medium"'))
        : undefined,
    )
    const { different } = await take(send, { parts: ['provinces'] })
    expect([...different]).toEqual([callOf(scoreTables.segment)])
    const body = { province: '西藏', year: 2025, subject: '理科', score: 500 }
    expect(await reader()(question(scoreTables.segment, { body }))).toBeUndefined()
    expect(await reader()(question(scoreTables.equivalents, { body }))).toBeDefined()
  })

  it('keeps its folder where an API that does not tell says the same again, whatever it answers first', async () => {
    const { send } = apiWith((call) =>
      call.endsWith(PUBLISHED_VERSION_PATH) ? Response.json({ code: 404 }, { status: 404 }) : undefined,
    )
    // Those of lists are asked one after the other.
    const parts = ['provinces', 'schools']
    const { folder } = await take(send, { parts })
    const otherFirst: typeof fetch = async (url, init) => {
      if (String(init?.body).includes('理科')) await wait(20)
      return send(url, init)
    }
    expect(await take(otherFirst, { parts })).toMatchObject({ isSame: true, folder })
    expect(latest().version).toBeUndefined()
  })
})

describe('an API that', () => {
  it('dies is named, the last snapshot stays, and the next run goes on where it stopped', async () => {
    await take(apiWith().send, { parts: ['provinces'] })
    const before = latest()
    const dead = apiWith((call) => (call.includes('query/detail/10003') ? 'broken' : undefined))
    const parts = ['provinces', 'schools']
    await expect(take(dead.send, { parts })).rejects.toThrow(
      'schools/10003：GET /api/school/query/detail/{id}：试了 6 次',
    )
    expect(latest()).toEqual(before)
    const { send, seen } = apiWith()
    const result = await take(send, { parts })
    expect(result.found).toBeGreaterThan(10)
    expect(seen.has('POST /api/batch-lines/batch-line-segment-default')).toBe(false)
    expect(await reader()(BASE)).toEqual(await saidByApi(BASE))
  })

  it('refuses one answer keeps it to itself; one that refuses many is not asked further', async () => {
    const one = apiWith((call) =>
      call.endsWith('/query/base/10001') ? Response.json({ code: 404, message: '没有' }) : undefined,
    )
    const { counts } = await take(one.send, { parts: ['schools'] })
    expect([...counts.refused.values()]).toEqual([1])
    expect(await reader()(BASE)).toBeUndefined()
    const many = apiWith((call) => (call.endsWith('default') ? new Response('', { status: 403 }) : undefined))
    await expect(
      take(many.send, {
        ...{ now: new Date('2026-06-26T10:00:00+08:00'), hours: 1 },
        ...{ parts: ['provinces'], provinces: [] },
      }),
    ).rejects.toThrow('次里拒绝了')
  })
})
