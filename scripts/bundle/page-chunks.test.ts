import { expect, test } from 'vitest'
import type { ModuleNode } from './join-groups.ts'
import { pageChunks } from './page-chunks.ts'

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
      [route('a')]: { size: 60_000, imports: ['/src/one.ts', '/src/two.ts'] },
      [route('b')]: { size: 60_000, imports: ['/src/one.ts', '/src/two.ts'] },
      '/src/one.ts': { size: 27_000 },
      '/src/two.ts': { size: 27_000 },
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
      [route('a')]: { size: 60_000, imports: ['/src/small.ts'] },
      [route('b')]: { size: 60_000, imports: ['/src/small.ts', '/src/tied.ts'] },
      [route('c')]: { size: 60_000, imports: ['/src/tied.ts', '/src/huge.ts'] },
      ...Object.fromEntries(others.map((id) => [id, { size: 60_000, imports: ['/src/huge.ts'] }])),
      '/src/small.ts': { size: 300 },
      '/src/tied.ts': { size: 13_500, imports: ['/src/huge.ts'] },
      '/src/huge.ts': { size: 270_000 },
    }),
  )
  expect(chunks.get('/src/small.ts')).not.toBe(chunks.get('/src/tied.ts'))
})

test('what only lazy parts need is left to the bundler', () => {
  const page = { ...node(60_000), dynamicallyImportedIds: ['/src/dialog.tsx'] }
  const modules: Readonly<Record<string, ModuleNode>> = {
    '/src/main.tsx': { ...node(1000), dynamicallyImportedIds: [route('a'), '/src/mocks/browser.ts'] },
    [route('a')]: page,
    '/src/dialog.tsx': node(900),
    '/src/mocks/browser.ts': node(500),
  }
  const chunks = pageChunks('/src/main.tsx', (id) => modules[id] ?? null)
  expect(chunks.get(route('a'))).toBeDefined()
  expect(chunks.get('/src/dialog.tsx')).toBeUndefined()
  expect(chunks.get('/src/mocks/browser.ts')).toBeUndefined()
})

function node(size: number): ModuleNode {
  return { code: 'x'.repeat(size), importedIds: [], dynamicallyImportedIds: [] }
}
