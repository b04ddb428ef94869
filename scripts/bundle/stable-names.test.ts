import { expect, test } from 'vitest'
import { renamed, shortened } from './stable-names.ts'

const NONE: ReadonlySet<string> = new Set()

test('leaves out the hash of a name that one chunk has', () => {
  expect(shortened(['/zetu/assets/chazhiye-a-D--tEId.js', '/zetu/assets/weici-DHNJQzR.js'], NONE)).toEqual(
    new Map([
      ['chazhiye-a-D--tEId.js', 'chazhiye-a.js'],
      ['weici-DHNJQzR.js', 'weici.js'],
    ]),
  )
})

test('keeps so much of it that chunks of one name are told apart', () => {
  const files = ['/assets/dist-DHNJQzR.js', '/assets/dist-aBcDeFg.js']
  expect([...shortened(files, new Set(['dist'])).values()]).toEqual(['dist-DH.js', 'dist-aB.js'])
})

test('refuses two chunks whose short names are alike', () => {
  const files = ['/assets/dist-AB34567.js', '/assets/dist-AB87654.js']
  expect(() => shortened(files, new Set(['dist']))).toThrow('dist-AB.js')
  expect(() => shortened(files, NONE)).toThrow('dist.js')
})

test('renames what is imported, asked for and mapped, and no file on the disk', () => {
  const names = shortened(['/assets/weici-DHNJQzR.js', '/assets/package~a._b~c-0C7lsFi.js'], NONE)
  expect(renamed('import{a}from"./weici-DHNJQzR.js";import(`./package~a._b~c-0C7lsFi.js`)', names)).toBe(
    'import{a}from"./weici.js";import(`./package~a._b~c.js`)',
  )
  expect(renamed('{"/assets/weici-DHNJQzR.js":"/assets/weici-pnYrf2j.js"}', names)).toBe(
    '{"/assets/weici.js":"/assets/weici-pnYrf2j.js"}',
  )
})

test('is done with a file of one long word', () => {
  const names = shortened(['/assets/weici-DHNJQzR.js'], NONE)
  const word = 'a-'.repeat(1_000_000)
  expect(renamed(`${word}"./weici-DHNJQzR.js"`, names)).toBe(`${word}"./weici.js"`)
})
