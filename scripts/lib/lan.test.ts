import { expect, it } from 'vitest'
import { lanAddresses, lanText } from './lan.mjs'

it('names every address of the local network, and draws the first', () => {
  const text = lanText(4173, ['192.168.1.7', '10.0.0.2'])
  expect(text).toContain('http://192.168.1.7:4173\nhttp://10.0.0.2:4173\n')
  // Half blocks or coloured spaces: a code of version 2 has 25 modules and a border.
  expect(text.split('\n').length).toBeGreaterThan(25)
  expect(lanText(4173, [])).toMatch(/不在局域网里/)
})

it('leaves out what only this machine reaches', () => {
  expect(lanAddresses().filter((address) => address.startsWith('127.'))).toEqual([])
})
