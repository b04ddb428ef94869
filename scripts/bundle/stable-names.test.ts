import { expect, test } from 'vitest'
import { renamed, shortened } from './stable-names.ts'

test('keeps so much of a hash that chunks of one name are told apart', () => {
  expect([...shortened(['/assets/weici-DHNJQzRa.js', '/assets/weici-aBcDeFgH.js'])]).toEqual([
    ['weici-DHNJQzRa.js', 'weici-DH.js'],
    ['weici-aBcDeFgH.js', 'weici-aB.js'],
  ])
})

test('gives a chunk the same name whatever others there are', () => {
  const file = '/zetu/assets/chazhiye-a-D--tEIdd.js'
  expect(shortened([file])).toEqual(new Map([['chazhiye-a-D--tEIdd.js', 'chazhiye-a-D-.js']]))
  expect(shortened(['/zetu/assets/chazhiye-b-D--tEIdd.js', file]).get('chazhiye-a-D--tEIdd.js')).toBe(
    'chazhiye-a-D-.js',
  )
})

test('refuses two chunks whose short names are alike', () => {
  expect(() => shortened(['/assets/dist-AB345678.js', '/assets/dist-AB876543.js'])).toThrow('dist-AB.js')
})

test('renames what is imported, asked for and mapped, and no file on the disk', () => {
  const names = shortened(['/assets/weici-DHNJQzRa.js', '/assets/package~a._b~c-0C7lsFiK.js'])
  expect(renamed('import{a}from"./weici-DHNJQzRa.js";import(`./package~a._b~c-0C7lsFiK.js`)', names)).toBe(
    'import{a}from"./weici-DH.js";import(`./package~a._b~c-0C.js`)',
  )
  expect(renamed('{"/assets/weici-DHNJQzRa.js":"/assets/weici-pnYrf2jK.js"}', names)).toBe(
    '{"/assets/weici-DH.js":"/assets/weici-pnYrf2jK.js"}',
  )
})
