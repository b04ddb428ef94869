import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { contractGroups } from '~/contracts/groups'
import { masked } from '../replay/masked'
import { readScenario } from '../scenario/words'
import { bugReport } from './bug-report'
import type { LoggedCall } from './call-log'

const call: LoggedCall = {
  id: 1,
  endpoint: contractGroups.auth.login,
  name: 'POST /api/x',
  address: '/api/x?province=安徽',
  page: '/weici',
  at: Date.UTC(2026, 5, 25),
  caller: undefined,
  sent: '{"tel":"13800008000","code":"720111"}',
  plan: { failure: undefined, wait: 0, patches: [] },
  end: { ms: 12, status: 200, text: '{"code":200,"data":{"token":"demo-0123456789abcdef"}}' },
}

it('packs what was seen into one file, and nobody reads a number, a code or a token in it', () => {
  const packed = unzipSync(
    bugReport({
      address: 'http://localhost/weici?qa.province=海南',
      scenario: readScenario(new URLSearchParams('qa.province=海南')),
      refused: ['qa.persona=vipp 没有生效：身份是 guest'],
      calls: [call],
      events: [{ kind: 'error', page: '/weici', at: 0, text: 'x 13800008000' }],
      storage: { browser: [['zetu.session', '{"token":"demo-0123456789abcdef","tel":"13800008000"}']] },
      build: { build: { version: '0.1.0' } },
      at: new Date(0),
      picture: new Uint8Array([1, 2]),
    }),
  )
  const text = (name: string) => strFromU8(packed[name] ?? new Uint8Array())
  expect(Object.keys(packed).toSorted()).toEqual([
    'README.txt',
    'build.json',
    'calls.har',
    'checks.json',
    'console.txt',
    'page.png',
    'scenario.json',
    'storage.json',
  ])
  const [entry] = JSON.parse(text('calls.har')).log.entries
  expect(entry.request).toMatchObject({ method: 'POST', queryString: [{ name: 'province', value: '安徽' }] })
  expect(entry.response.content.text).toContain('"code":200')
  expect(JSON.parse(text('scenario.json')).scenario).toMatchObject({ province: '海南' })
  expect(text('checks.json')).toContain('qa.persona=vipp 没有生效')
  for (const name of Object.keys(packed))
    expect(text(name), name).not.toMatch(/13800008000|0123456789abcdef|720111/)
})

it('masks inside of JSON that was kept as text', () => {
  expect(masked(JSON.stringify({ kept: '{"token":"live-abc"}' }))).toBe('{"kept":"{\\"token\\":\\"…\\"}"}')
  expect(masked('"code":200')).toBe('"code":200')
})
