import { expect, test } from 'vitest'
import { withHelpers, withImportOf } from './runtime-within.ts'

const RUNTIME = 'var e=e=>e+1,t=e=>e*2;export{t as a,e as n};'

const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

test('the platform uses the helpers and exports them beside its own', async () => {
  const platform =
    'let r;import{a as e,n as t}from"./rolldown-runtime-0C7lsFi.js";const $a=1;r=e(t(2))*$a;export{r as a};'
  expect(await load(withHelpers(platform, RUNTIME))).toMatchObject({ a: 6 })
  const { $a, $n } = await load(withHelpers(platform, RUNTIME))
  expect([$a(4), $n(4)]).toEqual([8, 5])
})

test('other files import them from the platform under the names they use', () => {
  const code = 'import{n,a as t}from"./rolldown-runtime-0C7lsFi.js";import{a}from"./platform-0C7lsFi.js";t(a)'
  expect(withImportOf(code, 'platform-0C7lsFi.js', 'x.js')).toBe(
    'import{$n as n,$a as t}from"./platform-0C7lsFi.js";import{a}from"./platform-0C7lsFi.js";t(a)',
  )
})

test('refuses what is written otherwise, and a name that is taken', () => {
  expect(() => withImportOf('import*as e from"./rolldown-runtime.js";', 'p.js', 'x.js')).toThrow('x.js')
  expect(() => withHelpers('export{}', RUNTIME)).toThrow()
  const taken = 'import{a as e}from"./rolldown-runtime.js";export{e as $a};'
  expect(() => withHelpers(taken, RUNTIME)).toThrow('$a')
})
