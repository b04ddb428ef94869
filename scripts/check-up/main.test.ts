import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { main } from './main'

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
const printed = () => [...log.mock.calls, ...error.mock.calls].flat().join('\n')
afterEach(() => {
  vi.clearAllMocks()
})

it('exits with 1 when something grave stands, and says what and what to do', () => {
  expect(main(['tests/check-up/cases/case-035.json'])).toBe(1)
  expect(printed()).toContain('[严重] 保底不足')
  expect(printed()).toContain('可以这样做：')
})

it('exits with 0 for a list that is good, and answers with JSON on request', () => {
  expect(main(['tests/check-up/good/xinjiang-science-9000.json', '--json'])).toBe(0)
  expect(JSON.parse(printed())).toMatchObject({ findings: [], return: 0, position: expect.any(Number) })
})

it('reads what an editor has written, and names as notices write them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zetu-check-up-'))
  const list = JSON.parse(readFileSync('tests/check-up/cases/case-035.json', 'utf8'))
  const file = path.join(folder, 'list.json')
  const full = { ...list, province: `${list.province}维吾尔自治区`, subject: `${list.subject}类` }
  writeFileSync(file, `\ufeff${JSON.stringify(full)}`)
  main(['tests/check-up/cases/case-035.json', '--json'])
  const plain = printed()
  log.mockClear()
  expect(main([file, '--json'])).toBe(1)
  expect(printed()).toBe(plain)
  rmSync(folder, { recursive: true })
})

it.each([
  [['package.json'], 'province：缺少'],
  [['README.md'], '不是 JSON'],
  [['nowhere.json'], '没有这个文件'],
  [['README.md'], 'README.md：不是 JSON：第 1 行第 1 个字'],
  [[], '用法'],
  [['--help'], '用法'],
])('exits with 2 when there is nothing to check: %j', (args, text) => {
  expect(main(args)).toBe(2)
  expect(printed()).toContain(text)
})
