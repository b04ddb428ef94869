import { expect, it } from 'vitest'
import { readProductSources } from './sources'

/** Functions and figures that a file exports; types and components, which begin with a capital, say nothing of rules. */
function exportedBy(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function|const) ([a-z]\w*)/gm)].map(([, name = '']) => name)
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
