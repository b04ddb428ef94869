import { expect, test } from 'vitest'
import type { ModuleNode } from './join-groups.ts'
import { pageChunks, UNASKED } from './page-chunks.ts'

const route = (name: string) => `/src/routes/_student/${name}.tsx?tsr-split=component`

/** A product of some modules: `size` bytes of source, what each imports, and what the entry loads late. */
function product(modules: Readonly<Record<string, { size: number; imports?: readonly string[] }>>) {
  const late = Object.keys(modules).filter((id) => id.includes('?tsr-split'))
  return (id: string): ModuleNode | null => {
    if (id === '/src/main.tsx')
      return { code: 'x'.repeat(1000), importedIds: [], dynamicallyImportedIds: late }
    const node = modules[id]
    return node
      ? { code: 'x'.repeat(node.size), importedIds: node.imports ?? [], dynamicallyImportedIds: [] }
      : null
  }
}

test('what the same pages need travels together', () => {
  const chunks = pageChunks(
    '/src/main.tsx',
    product({
      [route('a')]: { size: 20_000, imports: ['/src/one.ts', '/src/two.ts'] },
      [route('b')]: { size: 20_000, imports: ['/src/one.ts', '/src/two.ts'] },
      '/src/one.ts': { size: 9000 },
      '/src/two.ts': { size: 9000 },
    }),
  )
  expect(chunks.get('/src/one.ts')).toBe(chunks.get('/src/two.ts'))
  expect(chunks.get(route('a'))).not.toBe(chunks.get(route('b')))
})

test('a small module joins no file whose imports would then load in vain', () => {
  const others = ['d', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map(route)
  const chunks = pageChunks(
    '/src/main.tsx',
    product({
      [route('a')]: { size: 20_000, imports: ['/src/small.ts'] },
      [route('b')]: { size: 20_000, imports: ['/src/small.ts', '/src/tied.ts'] },
      [route('c')]: { size: 20_000, imports: ['/src/tied.ts', '/src/huge.ts'] },
      ...Object.fromEntries(others.map((id) => [id, { size: 20_000, imports: ['/src/huge.ts'] }])),
      '/src/small.ts': { size: 300 },
      '/src/tied.ts': { size: 4500, imports: ['/src/huge.ts'] },
      '/src/huge.ts': { size: 90_000 },
    }),
  )
  expect(chunks.get('/src/small.ts')).not.toBe(chunks.get('/src/tied.ts'))
})

test('small parts that a press loads lie in one file, and what a page shows by itself in its own', () => {
  const late = { '/src/dialog.tsx': 900, '/src/sheet.tsx': 1200, '/src/to-page.tsx': 3000 }
  const modules: Readonly<Record<string, ModuleNode>> = {
    '/src/main.tsx': node(1000, [], [route('a'), route('b')]),
    [route('a')]: node(20_000, [], Object.keys(late)),
    [route('b')]: node(20_000),
    ...Object.fromEntries(Object.entries(late).map(([id, size]) => [id, node(size)])),
    // What the mocked product loads is the bundler's.
    '/src/mocks/browser.ts': node(500),
  }
  // As many pages as make a name dear.
  const pages = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [route(`p${at}`), node(100)]))
  const all = { ...modules, ...pages }
  const entry = node(1000, [], [route('a'), route('b'), ...Object.keys(pages), '/src/mocks/browser.ts'])
  const chunks = pageChunks('/src/main.tsx', (id) => (id === '/src/main.tsx' ? entry : (all[id] ?? null)))
  expect(chunks.get('/src/dialog.tsx')).toBeDefined()
  expect(chunks.get('/src/dialog.tsx')).toBe(chunks.get('/src/sheet.tsx'))
  expect(chunks.get('/src/to-page.tsx')).not.toBe(chunks.get('/src/dialog.tsx'))
  expect(chunks.get('/src/mocks/browser.ts')).toBeUndefined()
})

test('every part that is told to come unasked is there', () => {
  const files = Object.keys(import.meta.glob('../../src/**/*.{ts,tsx}'))
  for (const name of UNASKED)
    expect(
      files.filter((file) => file.endsWith(`/${name}`)),
      name,
    ).toHaveLength(1)
})

function node(
  size: number,
  importedIds: readonly string[] = [],
  dynamicallyImportedIds: readonly string[] = [],
): ModuleNode {
  return { code: 'x'.repeat(size), importedIds, dynamicallyImportedIds }
}
