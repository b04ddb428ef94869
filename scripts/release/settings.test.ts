import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSettings } from './settings.mjs'

const dir = mkdtempSync(path.join(tmpdir(), 'zetu-settings-'))
const file = path.join(dir, 'settings.json')
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function reading(content: string) {
  writeFileSync(file, content)
  return () => readSettings(file)
}

it('reads the shipped settings, which change nothing', () => {
  const shipped = readSettings('deploy/settings.json')
  expect(Object.entries(shipped).filter(([, value]) => value)).toEqual([
    ['offline', true],
    ['reportShare', 0.05],
  ])
})

it('takes what a file says, and the rest as it is without', () => {
  expect(reading('{"api":"https://api.zetu.test:8443","resultDay":true}')()).toMatchObject({
    api: 'https://api.zetu.test:8443',
    resultDay: true,
    maintenance: '',
  })
})

it('reads what an editor has put a mark before, and says where a comma is too many', () => {
  expect(reading('\ufeff{"maintenance":"今晚维护"}')()).toMatchObject({ maintenance: '今晚维护' })
  expect(reading('{\n  "offline": false,\n}')).toThrow(
    'settings.json：不是 JSON：第 2 行第 19 个字：多了一个逗号',
  )
})

it.each([
  ['{"resultday":true}', '不认识 resultday'],
  ['{"resultDay":"yes"}', 'resultDay 应是 true 或 false'],
  ['{"filingNumber":12}', 'filingNumber 应是文字'],
  ['{"api":"https://api.zetu.test/v1"}', 'api 是一个源'],
  ['{"api":"api.zetu.test"}', 'api 是一个源'],
  // Would end the rule of the policy and begin another.
  ['{"api":"https://api.zetu.test; script-src *"}', 'api 是一个源'],
  ['{"site":"https://zetu.test/"}', 'site 是一个源'],
  ['{"snapshot":"/snapshot"}', 'snapshot 是一个目录的地址'],
  ['{"snapshot":"snapshot/"}', 'snapshot 是一个目录的地址'],
  ['{"snapshot":"//cdn.test/"}', 'snapshot 是一个目录的地址'],
  ['{"snapshot":"https://cdn.test/; script-src */"}', 'snapshot 是一个目录的地址'],
  ['{"reports":"rum.zetu.test"}', 'reports 是一个地址'],
  ['{"reports":"https://rum.test/ ; script-src *"}', 'reports 是一个地址'],
  ['{"reportShare":5}', 'reportShare 应在 0 到 1 之间'],
  ['{"reportShare":"5%"}', 'reportShare 应是数'],
  [`{"maintenance":"${'长'.repeat(201)}"}`, 'maintenance 超过 200 个字'],
  ['[]', '应是一个对象'],
  ['{', '不是 JSON'],
])('refuses %s', (content, reason) => {
  expect(reading(content)).toThrow(`${file}：${reason}`)
})

it('names a file that is not there', () => {
  expect(() => readSettings(path.join(dir, 'none.json'))).toThrow('none.json：没有这个文件')
})
