import { expect, it } from 'vitest'
import { readHar } from './har'

const entry = (method: string, path: string, status: number, text?: string, encoding?: string) => ({
  request: { method, url: `https://live.example${path}`, headers: [] },
  response: { status, content: { size: 1, text, encoding } },
})
const har = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', entries } })
const LIST = '/base/api/province/list'

it('judges each recorded answer of the API by the contract', () => {
  const right = '{"code":200,"data":[]}'
  const wrong = '{"code":200,"data":[{"provinceName":7}]}'
  const calls = readHar(
    har(
      entry('GET', LIST, 200, right),
      entry('GET', LIST, 200, btoa(wrong), 'base64'),
      entry('GET', LIST, 304),
      entry('GET', LIST, 0, ''),
      entry('GET', '/api/nothing', 404, 'x'),
      entry('GET', '/api/school/10001/reports?year=2025', 502, '<html>'),
      entry('GET', '/assets/weici.js', 200, 'x'),
      entry('GET', '/api/modules/client.ts', 200, 'x'),
    ),
  )
  expect(calls).toEqual([
    { method: 'GET', address: LIST, status: 200, problems: [] },
    {
      method: 'GET',
      address: LIST,
      status: 200,
      problems: expect.arrayContaining([expect.stringMatching(/^\/data\/0\/provinceName /)]),
    },
    { method: 'GET', address: LIST, status: 304, problems: ['没有录下内容（HTTP 304）'] },
    { method: 'GET', address: LIST, status: 0, problems: ['没有回答'] },
    { method: 'GET', address: '/api/nothing', status: 404, problems: ['契约里没有这个接口'] },
    {
      method: 'GET',
      address: '/api/school/10001/reports?year=2025',
      status: 502,
      problems: [expect.stringMatching(/^HTTP 502，不是 JSON/)],
    },
  ])
})

it('says why a file is no archive', () => {
  expect(readHar('{')).toMatch(/^不是 JSON/)
  expect(readHar('{"log":{}}')).toMatch(/^不是 HAR/)
})
