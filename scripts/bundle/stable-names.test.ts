import { expect, test } from 'vitest'
import { renamed, shortened } from './stable-names.ts'

const NONE: ReadonlySet<string> = new Set()

test('leaves out the hash of a name that one chunk has', () => {
  expect(shortened(['/zetu/assets/chazhiye-a-D--tEI.js', '/zetu/assets/weici-DHNJQz.js'], NONE)).toEqual(
    new Map([
      ['chazhiye-a-D--tEI.js', 'chazhiye-a.js'],
      ['weici-DHNJQz.js', 'weici.js'],
    ]),
  )
})

test('keeps so much of it that chunks of one name are told apart', () => {
  const files = ['/assets/dist-DHNJQz.js', '/assets/dist-aBcDeF.js']
  expect([...shortened(files, new Set(['dist'])).values()]).toEqual(['dist-DH.js', 'dist-aB.js'])
})

test('refuses two chunks whose short names are alike', () => {
  const files = ['/assets/dist-AB3456.js', '/assets/dist-AB8765.js']
  expect(() => shortened(files, new Set(['dist']))).toThrow('dist-AB.js')
  expect(() => shortened(files, NONE)).toThrow('dist.js')
})

test('renames what is imported, asked for and mapped, and no file on the disk', () => {
  const names = shortened(['/assets/weici-DHNJQz.js', '/assets/package~a._b~c-0C7lsF.js'], NONE)
  expect(renamed('import{a}from"./weici-DHNJQz.js";import(`./package~a._b~c-0C7lsF.js`)', names)).toBe(
    'import{a}from"./weici.js";import(`./package~a._b~c.js`)',
  )
  expect(renamed('{"/assets/weici-DHNJQz.js":"/assets/weici-pnYrf2.js"}', names)).toBe(
    '{"/assets/weici.js":"/assets/weici-pnYrf2.js"}',
  )
})

test('is done with a file of one long word', () => {
  const names = shortened(['/assets/weici-DHNJQz.js'], NONE)
  const word = 'a-'.repeat(1_000_000)
  expect(renamed(`${word}"./weici-DHNJQz.js"`, names)).toBe(`${word}"./weici.js"`)
})
