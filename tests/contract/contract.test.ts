import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '~/contracts/endpoint'
import { callOf, ENDPOINTS, type Named, onTheWire } from './endpoints'
import { CALLS } from './specified'

/** The calls that change what later calls answer, or send a message to somebody. */
const WRITES = [
  'POST /api/planner/news',
  'PUT /api/planner/news',
  'DELETE /api/planner/news/{id}',
  'POST /api/planner/calendar',
  'PUT /api/planner/calendar',
  'DELETE /api/planner/calendar/{id}',
  'POST /api/planner/audit',
  'GET /api/sms/code/{tel}',
  'POST /tel/code/login',
  'GET /api/user/tel/logout/{tel}',
  'POST /api/student/update',
  'PUT /api/student',
  'PUT /api/physical',
  'PUT /api/intention',
  'PUT /api/student/ext',
  'POST /api/planner',
  'PUT /api/planner',
  'DELETE /api/planner/{id}',
  'POST /api/preference',
  'PUT /api/preference',
  'DELETE /api/preference/{id}',
  'POST /api/preferences/scores',
  'POST /api/preferences/save/C',
  'POST /api/preferences/update/C',
  'POST /api/preferences',
  'PUT /api/preferences',
  'DELETE /api/preferences',
  'POST /api/preferences/draft',
  'POST /api/preferences/comments',
  'PUT /api/preferences/hand-over',
  'PUT /api/preferences/opened',
  'PUT /api/preferences/signature',
  'PUT /api/preferences/answer',
  'DELETE /api/preferences/comments',
  'DELETE /api/account/sessions',
  'POST /api/account/removal',
]

function namesWhere(wrong: (endpoint: Endpoint, named: Named) => boolean): string[] {
  return ENDPOINTS.filter((named) => wrong(named.endpoint, named)).map(({ name }) => name)
}

describe('the contract', () => {
  it('marks every call that no document lists as an extension, and no other', () => {
    const listed = new Set(CALLS.map(onTheWire))
    expect(
      namesWhere((endpoint, named) => listed.has(callOf(named)) === (endpoint.extension === true)),
      'a call that tests/contract/specified.ts does not list says `extension: true`, and no other',
    ).toEqual([])
  })

  it('has no two endpoints with the same method and path', () => {
    const calls = ENDPOINTS.map(callOf)
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })

  it('says in Chinese what each call is for, and where it comes from', () => {
    expect(namesWhere(({ summary }) => !/\p{Script=Han}/u.test(summary))).toEqual([])
    expect(namesWhere(({ source }) => source.trim() === '')).toEqual([])
  })

  it('describes the parameters that a path has, and no others', () => {
    const namesInPath = ({ path }: Endpoint) =>
      [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? [])
    expect(
      namesWhere((endpoint) => new Set(namesInPath(endpoint)).size < namesInPath(endpoint).length),
    ).toEqual([])
    const described = namesWhere(
      (endpoint) =>
        endpoint.params !== undefined &&
        Object.keys(endpoint.params.shape).sort().join() !== namesInPath(endpoint).sort().join(),
    )
    expect(described).toEqual([])
  })

  it('answers with an envelope or with a file, never both', () => {
    expect(namesWhere(({ payload, file }) => (payload === undefined) !== (file !== undefined))).toEqual([])
  })

  it('has a body exactly where the method carries one', () => {
    expect(namesWhere(({ method, body }) => /POST|PUT/.test(method) !== (body !== undefined))).toEqual([])
  })

  it('marks what changes something', () => {
    expect(
      ENDPOINTS.filter(({ endpoint }) => endpoint.effect === 'write')
        .map(callOf)
        .sort(),
      'calls with `effect: write` are those of WRITES in this file',
    ).toEqual(WRITES.map(onTheWire).sort())
  })

  it('S1-5.12 lets a newer search for recommendations cancel the one before (S1 §5)', () => {
    expect(ENDPOINTS.filter(({ endpoint }) => endpoint.latestOnly).map(callOf)).toEqual([
      'POST /api/preferences/recommend',
      'POST /api/preferences/recommend-list',
      'POST /api/preferences/recommend-opt',
    ])
  })

  it('lets a visitor see public data and asks for a sign-in where a person is concerned', () => {
    const personal = /\/(account|student|physical|intention|preference|preferences|planner|user)\b/
    const openPersonal = ENDPOINTS.filter(
      ({ endpoint }) => personal.test(endpoint.path) && endpoint.access === undefined,
    )
    expect(openPersonal.map(callOf)).toEqual([
      'POST /api/planner/query/simple',
      'GET /api/preferences/admission-rule/{}',
    ])
    expect(
      namesWhere(({ path, access }) => !personal.test(path) && access !== undefined && access !== 'public'),
    ).toEqual([])
  })

  it('can be written down as JSON Schema', () => {
    const schemas = ENDPOINTS.flatMap(({ endpoint }) => [
      endpoint.params,
      endpoint.query,
      endpoint.body,
      endpoint.payload,
    ])
    for (const schema of schemas) {
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
    }
  })
})
