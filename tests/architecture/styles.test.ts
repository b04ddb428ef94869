import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = 'src/app/styles'
const FROM_ABOVE = /(?:\bhtml|\bbody|:root|#root)[^\s,{>+~]*:has\(/

it('no style of the screen looks from the top of the document: each change of a page would ask it anew', () => {
  // Rules for paper are not there while a screen is drawn.
  const files = readdirSync(FOLDER).filter((file) => file !== 'print.css')
  const found = files.filter((file) => FROM_ABOVE.test(readFileSync(path.join(FOLDER, file), 'utf8')))
  expect(files).toContain('layout.css')
  expect(found).toEqual([])
})
