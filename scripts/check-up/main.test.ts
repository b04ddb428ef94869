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

it.each([
  [['package.json'], 'province：缺少'],
  [['README.md'], '不是 JSON'],
  [['nowhere.json'], '打不开'],
  [[], '用法'],
  [['--help'], '用法'],
])('exits with 2 when there is nothing to check: %j', (args, text) => {
  expect(main(args)).toBe(2)
  expect(printed()).toContain(text)
})
