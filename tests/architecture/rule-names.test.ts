import { expect, it } from 'vitest'

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/routeTree.gen.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** Functions and figures that a file exports; types and components, which begin with a capital, say nothing of rules. */
function exportedBy(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function|const) ([a-z]\w*)/gm)].map(([, name = '']) => name)
}

it('what the rule book knows has its name nowhere else: client and demo world ask there', () => {
  const files = Object.entries(sources)
  const rules = new Set(
    files.filter(([file]) => file.startsWith('/src/rules/')).flatMap(([, text]) => exportedBy(text)),
  )
  expect(rules.size).toBeGreaterThan(100)
  const elsewhere = files
    .filter(([file]) => /^\/src\/(entities|features|shared|mocks\/world)\//.test(file))
    .flatMap(([file, text]) =>
      exportedBy(text).flatMap((name) => (rules.has(name) ? `${name} in ${file}` : [])),
    )
  expect(elsewhere).toEqual([])
})
