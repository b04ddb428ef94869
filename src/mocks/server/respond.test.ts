import { describe, expect, test } from 'vitest'
import { province } from '~/contracts/province'
import { EMPTY_SCENARIO } from '../scenario/scenario'
import { createBackend } from './backend'
import { respond } from './respond'

const REQUEST = new Request('http://localhost/api/province/list')

/** What a page gets of a call whose resolver fails with that error. */
function answerFailing(error: Error): Promise<Response> {
  const backend = createBackend({
    scenario: EMPTY_SCENARIO,
    now: () => new Date('2026-06-25T10:00:00+08:00'),
  })
  const endpoint = province.list
  return respond(backend, { endpoint, resolver: () => Promise.reject(error) }, REQUEST, {})
}

describe('an answer whose own code cannot be loaded', () => {
  test('is a network that is not there, not a broken server', async () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: /assets/admission-plan.js')
    expect((await answerFailing(lost)).type).toBe('error')
  })

  test('is an error of the mock for every other reason', async () => {
    await expect(answerFailing(new Error('其他'))).rejects.toThrow('其他')
  })
})
