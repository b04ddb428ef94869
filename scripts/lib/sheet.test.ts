import { describe, expect, it } from 'vitest'
import type { PageStyles } from '../bundle/page-styles.ts'
import { sheetOf, wordsOf } from './sheet.mjs'

const rule = (name: string, layer: string | undefined, isLate: boolean) => ({
  text: `.${name}{}`,
  classes: [name],
  layer,
  isLate,
})

describe('the sheet of an HTML', () => {
  const styles: PageStyles = {
    before: 'b{}',
    after: 'a{}',
    layers: ['one', 'two'],
    rules: [
      rule('a', 'one', false),
      rule('b', 'one', true),
      rule('c>d', 'two', true),
      rule('e', undefined, false),
    ],
  }

  it('has the rules that every page needs, and says the order of all layers', () => {
    expect(sheetOf('<p class="a e">', styles)).toBe(
      'b{}@layer utilities{@layer one,two;@layer one{.a{}}.e{}}a{}',
    )
  })

  it('has those of its own markup, as HTML writes them', () => {
    expect(sheetOf('<p class="a b c&gt;d">', styles)).toBe(
      'b{}@layer utilities{@layer one,two;@layer one{.a{}.b{}}@layer two{.c>d{}}.e{}}a{}',
    )
  })
})

describe('the words of a script', () => {
  it.each([
    [`a("flex mt-6",\`p-4 \${b}\`)`, ['flex', 'mt-6', 'p-4']],
    ["a('md:grid-cols-[2.5rem_minmax(0,1fr)]')", ['md:grid-cols-[2.5rem_minmax(0,1fr)]']],
    ['a("one\\ntwo")', ['one', 'two']],
    ['a("[&>li]:mt-2")', ['[&>li]:mt-2']],
  ])('of %s are those between blanks, quotes and braces', (code, words) => {
    expect([...wordsOf(code)]).toEqual(expect.arrayContaining(words))
  })
})
