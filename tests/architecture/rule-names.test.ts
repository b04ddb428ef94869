import { expect, it } from 'vitest'
import { readProductSources } from './sources'

/** Functions and figures that a file exports. A name that is a type too is a schema, and says nothing of rules. */
function exportedBy(text: string): string[] {
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const types = named(/^export (?:type|interface) (\w+)/gm)
  return named(/^export (?:async )?(?:function|const) ([A-Za-z]\w*)/gm).filter(
    (name) => !types.includes(name),
  )
}

/** Figures that a file makes, for others or for itself: of names of two words at least, for one alone (MOST) says nothing. */
function figuresOf(text: string): string[] {
  return [...text.matchAll(/^(?:export )?const ([A-Z\d]+_[A-Z\d_]+) = -?[\d._]+$/gm)].map(
    ([, name = '']) => name,
  )
}

it('what the rule book knows has its name nowhere else: client and demo world ask there', () => {
  const files = readProductSources()
  const rules = new Set(
    files.filter(([file]) => file.startsWith('rules/')).flatMap(([, text]) => exportedBy(text)),
  )
  expect(rules.size).toBeGreaterThan(100)
  const elsewhere = files
    .filter(([file]) => /^(entities|features|shared|mocks\/world)\//.test(file))
    .flatMap(([file, text]) =>
      exportedBy(text).flatMap((name) => (rules.has(name) ? `${name} in ${file}` : [])),
    )
  expect(elsewhere).toEqual([])
})

it('a figure of the rule book is written once: who needs it asks there', () => {
  const files = readProductSources().filter(([file]) => !file.startsWith('app/'))
  const exported = new Map(
    files
      .filter(([file]) => file.startsWith('rules/') || file.startsWith('contracts/'))
      .flatMap(([file, text]) =>
        exportedBy(text).flatMap((name) => (figuresOf(text).includes(name) ? [[name, file] as const] : [])),
      ),
  )
  expect(exported.has('FEW_PLACES')).toBe(true)
  const again = files.flatMap(([file, text]) =>
    figuresOf(text).flatMap((name) => {
      const owner = exported.get(name)
      return owner === undefined || owner === file ? [] : `${name} in ${file} and ${owner}`
    }),
  )
  expect(again).toEqual([])
})
