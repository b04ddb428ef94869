import { build } from 'vite'
import { expect, it } from 'vitest'
import { pureConstants, withPureConstants } from './pure-constants.ts'

it('marks what a constant is computed by, and leaves what a function does', () => {
  expect(withPureConstants("export const names = 'a b'.split(' ').map(upper)", 'ts')).toBe(
    "export const names = (/* @__PURE__ */ (/* @__PURE__ */ 'a b'.split(' ')).map(upper))",
  )
  const plain = 'const open = () => find(1)\nlet seen = count()\nstart()'
  expect(withPureConstants(plain, 'ts')).toBe(plain)
  expect(withPureConstants('const view = <Row of={read()} />', 'tsx')).toBe(
    'const view = <Row of={(/* @__PURE__ */ read())} />',
  )
})

it('lets a bundler leave out a table that only an unused function reads', async () => {
  const sources: Readonly<Record<string, string>> = {
    'virtual:/src/main.ts': "import { used } from 'virtual:/src/table.ts'\nglobalThis.shown = used()",
    'virtual:/src/table.ts': [
      "const TABLE = new Map('安徽|750'.split('\\n').map((line) => line.split('|')))",
      'export const used = () => 1',
      'export const unused = () => TABLE.get(1)',
    ].join('\n'),
  }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in sources ? `\0${id}` : undefined),
        load: (id) => sources[id.slice(1)],
      },
      pureConstants(),
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:/src/main.ts' } },
  })
  const code = JSON.stringify(built)
  expect(code).toContain('shown')
  expect(code).not.toContain('750')
})
