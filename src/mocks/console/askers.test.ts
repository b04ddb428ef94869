import { expect, it } from 'vitest'
import { askersOf } from './askers'

it('names the files of the product that a call came through, without those that every call passes', () => {
  const stack = `Error
    at window.fetch (http://localhost:5173/src/mocks/console/askers.ts?t=1:20:30)
    at send (http://localhost:5173/src/shared/api/client.ts:110:5)
    at async Object.ofMajors (http://localhost:5173/src/features/score-lines/score-lines.calls.ts:9:3)
    at async queryFn (http://localhost:5173/src/features/score-lines/score-lines.calls.ts:19:3)
    at async load (http://localhost:5173/src/entities/rank/rank.query.ts:4:1)
    at run (http://localhost:5173/node_modules/.vite/deps/react-query.js?v=1:1:1)`
  expect(askersOf(stack)).toEqual(['score-lines/score-lines.calls', 'rank/rank.query'])
  const built = `Error
    at window.fetch (https://qa.example/zetu/assets/tab-Ab_d-f12.js:1:200)
    at async n (https://qa.example/zetu/assets/app-12345678.js:1:200)
    at async e (https://qa.example/zetu/assets/score-lines-a1b2c3d4.js:1:77)`
  expect(askersOf(built)).toEqual(['tab', 'score-lines'])
})
