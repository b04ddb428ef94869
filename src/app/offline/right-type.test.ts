import { expect, it } from 'vitest'
import { hasRightType } from './right-type'

const answer = (type: string, status = 200) => ({ status, headers: new Headers({ 'Content-Type': type }) })
const file = (name: string) => `https://zetu.example/assets/${name}`

it.each([
  ['weici-Ab12.js', 'text/javascript; charset=utf-8'],
  ['weici-Ab12.js', 'application/javascript'],
  ['index-Ab12.css', 'text/css'],
  ['map-Ab12.svg', 'image/svg+xml'],
  ['text-Ab12.woff2', 'font/woff2'],
  ['codes-Ab12.bin', ''],
])('takes %s as %s', (name, type) => {
  expect(hasRightType(file(name), answer(type))).toBe(true)
})

it.each([
  ['weici-Ab12.js', 'text/html; charset=utf-8'],
  ['weici-Ab12.js', 'text/plain'],
  ['weici-Ab12.js', ''],
  ['index-Ab12.css', 'text/html'],
  ['map-Ab12.svg', 'text/html'],
])('takes no %s that is %s', (name, type) => {
  expect(hasRightType(file(name), answer(type))).toBe(false)
})

it('takes no failure, whatever its type', () => {
  expect(hasRightType(file('weici-Ab12.js'), answer('text/javascript', 404))).toBe(false)
})
