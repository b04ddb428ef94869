import { expect, it } from 'vitest'
import { describeError, isReported } from './visit-report'

it('reports the share of visits that the operator has set, and none without an address', () => {
  expect(isReported({}, 0)).toBe(false)
  expect(isReported({ reports: '', reportShare: 1 }, 0)).toBe(false)
  expect(isReported({ reports: '/rum', reportShare: 0.1 }, 0.09)).toBe(true)
  expect(isReported({ reports: '/rum', reportShare: 0.1 }, 0.1)).toBe(false)
  expect(isReported({ reports: '/rum' }, 0.99)).toBe(true)
})

it('names an error by its class, its words and the file of the product that it passed', () => {
  const error = new TypeError('map is not a function')
  error.stack = `TypeError: map is not a function
    at draw (https://zetu.test/assets/weici-C83SrU-j.js:1:2042)
    at https://zetu.test/assets/platform-B3P7-yx4.js:9:1`
  expect(describeError(error)).toEqual({
    name: 'TypeError',
    text: 'map is not a function',
    at: 'weici-C83SrU-j.js:1:2042',
  })
})

it('leaves out what an error says of a person', () => {
  const reported = (text: string) => describeError(new Error(text)).text
  expect(reported('Unexpected token, "{"name":"吴梦琪"}" is not valid JSON')).not.toContain('吴梦琪')
  expect(reported('failed: https://zetu.test/weici?rank=28440&score=598')).toBe('failed: …')
  expect(reported('13800008001 的位次 28440')).toBe('… 的位次 …')
  expect(describeError('x'.repeat(500)).text).toHaveLength(120)
  expect(describeError(undefined)).toEqual({ name: 'undefined', text: 'undefined' })
})
