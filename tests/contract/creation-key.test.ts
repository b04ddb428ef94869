import { describe, expect, it } from 'vitest'
import { applicationLists } from '~/contracts/application-lists'
import { serviceOrders } from '~/contracts/service-orders'
import { readScenario } from '~/mocks/scenario/words'
import { HttpError, ShapeError } from '~/shared/api/errors'
import { byId, listsOf, newList } from './own-lists'
import { api, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

function fail(calls: string): void {
  api.backend.scenario = readScenario(new URLSearchParams({ 'qa.fail': calls }), api.backend.scenario)
}

describe('a call that makes a record', () => {
  it.each([
    ['was lost', 'reset', HttpError],
    ['came through a gateway that failed', 'html', HttpError],
    ['was cut in half', 'malformed', ShapeError],
    ['had another shape', 'shape', ShapeError],
  ] as const)('and whose answer %s makes no second one when it is made again', async (_, failure, kind) => {
    const body = await newList()
    const before = await listsOf(pupil, 's-1')
    fail(`POST /api/preferences/save/C:${failure}*1`)
    expect(await pupil.refusal(applicationLists.saveOwn, { body })).toBeInstanceOf(kind)
    const made = await pupil.call(applicationLists.saveOwn, { body })
    expect(await listsOf(pupil, 's-1')).toHaveLength(before.length + 1)
    expect(await pupil.call(applicationLists.detail, byId(made.id))).toMatchObject({ id: made.id })
  })

  it('makes another one once the first was answered', async () => {
    const body = await newList()
    const first = await pupil.call(applicationLists.saveOwn, { body })
    const second = await pupil.call(applicationLists.saveOwn, { body })
    expect(second.id).not.toBe(first.id)
  })

  it('and was refused is asked anew', async () => {
    const body = { studentId: 's-1', note: null }
    fail('POST /api/preference:rejected*1')
    expect(await pupil.refusal(serviceOrders.create, { body })).toMatchObject({ code: 400 })
    const again = await pupil.call(serviceOrders.create, { body }).catch((error: unknown) => error)
    expect(again).not.toMatchObject({ message: '请求被拒绝' })
  })
})
