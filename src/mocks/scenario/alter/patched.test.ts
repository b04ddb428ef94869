import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { patched, patchedResponse, patchesBetween } from './patched'

const ENVELOPE = { code: 200, message: 'success', data: [{ name: '甲' }, { name: '乙' }] }

describe('changes of an answer', () => {
  it('replace, add and remove', () => {
    const { result, missed } = patched(ENVELOPE, [
      { op: 'replace', path: '/data/0/name', value: '丙' },
      { op: 'add', path: '/data/0', value: { name: '新' } },
      { op: 'remove', path: '/data/2' },
    ])
    expect(result).toEqual({ ...ENVELOPE, data: [{ name: '新' }, { name: '丙' }] })
    expect(missed).toEqual([])
    expect(ENVELOPE.data[0]).toEqual({ name: '甲' })
  })

  it('lead from any answer to any other', () => {
    // The library leaves out a member that would change what an object is.
    const answers = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))
    fc.assert(
      fc.property(answers, answers, (before, after) => {
        const from = JSON.parse(JSON.stringify({ data: before }))
        const to = JSON.parse(JSON.stringify({ data: after }))
        expect(patched(from, patchesBetween(from, to)).result).toEqual(to)
      }),
      { numRuns: 200 },
    )
  })

  it('that find no place are told', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await patchedResponse(Response.json(ENVELOPE), 'GET /api/x', [
      { op: 'replace', path: '/data/7/name', value: 1 },
    ])
    expect(await response.json()).toEqual(ENVELOPE)
    expect(reported).toHaveBeenCalledWith('qa.patch=GET /api/x:/data/7/name 没有生效：回答里没有这个位置')
  })
})
