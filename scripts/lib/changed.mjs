import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp } from './environment.mjs'

/** Where everything else is put together: what reaches them reaches every page, which says nothing. */
const JUNCTIONS = [
  'src/routeTree.gen.ts',
  'src/app/library-drawer/sections.ts',
  'src/app/entry-prerender.tsx',
]
const DRAWER = 'src/app/library-drawer/sections.ts'
/** Around every page. */
const FRAMES = ['src/main.tsx', 'src/routes/__root.tsx']
const SITE_SOURCES =
  /^(src|public)\/|^(index\.html|(vite|tailwind|playwright)\.config\.ts|package-lock\.json)$|^scripts\/(bundle|lib)\/|^scripts\/(api|build|prerender|serve)\.mjs$/
/** Whose text says which pages a test opens. */
const BROWSED = /^tests\/e2e\//
const SPEC = /^tests\/e2e\/.*\.spec\.ts$/

/** The files that differ from a commit, those that nobody has added included. Ends the program for an unknown commit. */
export function filesSince(commit) {
  const base = lines('merge-base', 'HEAD', commit)[0]
  const changed = lines('diff', '--name-only', base)
  return { base, files: [...new Set([...changed, ...lines('ls-files', '--others', '--exclude-standard')])] }
}

function lines(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) giveUp(`git ${args.join(' ')}：${stderr.trim()}`)
  return stdout.split('\n').filter((line) => line !== '')
}

/** The end-to-end tests that a change touches: all of them where it reaches every page. */
export function specsOf(changed) {
  const specs = filesBelow('tests/e2e').filter((file) => SPEC.test(file))
  const imported = new Map(specs.map((file) => [file, importedBy(file)]))
  const own = specs.filter((file) => changed.some((each) => imported.get(file).has(each)))
  const sources = changed.filter((file) => SITE_SOURCES.test(file) && !/\.test\.tsx?$/.test(file))
  const reached = reachedFrom(sources)
  const reachesAll = [...reached].some((file) => FRAMES.includes(file) || !file.startsWith('src/'))
  if (reachesAll) return specs
  const addresses = [...reached].flatMap(addressOf)
  const touched = specs.filter((file) => {
    const text = textOf([...imported.get(file)].filter((each) => BROWSED.test(each)))
    return (
      addresses.some((address) => leadsTo(text, address)) || (reached.has(DRAWER) && /[?&]lib=/.test(text))
    )
  })
  return [...new Set([...own, ...touched])]
}

/** Whether the code of a test names an address: the whole path and no prefix of another one. */
export function opens(text, address) {
  return names(text, address, (literal) => `['\`]${literal}`)
}

/** Whether a test comes to an address: it opens it, or waits for it as a pattern. */
function leadsTo(text, address) {
  return opens(text, address) || names(text, address, (literal) => literal.replaceAll('/', '\\\\/'))
}

function names(text, address, written) {
  const literal = address.replace(/\/$/, '').split('$')[0]
  if (literal === '') return text.includes("'/'")
  // After it comes its id, a query or the end.
  const end = literal.endsWith('/') ? '' : '(?![\\w-])'
  return new RegExp(`${written(literal)}${end}`).test(text)
}

const textOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n')

/** A test's file and all that it imports, directly or not; of the product's files those alone that it names itself. */
function importedBy(spec) {
  const files = new Set([spec])
  for (const file of files) {
    if (file.startsWith('src/')) continue
    for (const imported of importsOf(file)) files.add(imported)
  }
  return files
}

/** The address of a route's file, without the layouts that have none. */
function addressOf(file) {
  if (!file.startsWith('src/routes/')) return []
  const path = /createFileRoute\('([^']+)'\)/.exec(readFileSync(file, 'utf8'))?.[1]
  return path === undefined ? [] : [path.replace(/\/_\w+/g, '')]
}

/** The files themselves, and all that import them, directly or not. */
function reachedFrom(files) {
  const importers = new Map()
  for (const file of filesBelow('src')) {
    for (const imported of importsOf(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  const reached = new Set(files)
  for (const file of reached) {
    if (!JUNCTIONS.includes(file)) for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  return reached
}

/** What files import, by file: one run reads each once. */
const imports = new Map()

function importsOf(file) {
  if (!imports.has(file)) imports.set(file, readImports(file))
  return imports.get(file)
}

function readImports(file) {
  if (!/\.(tsx?|mjs|css)$/.test(file) || /\.test\.tsx?$/.test(file)) return []
  const text = readFileSync(file, 'utf8')
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([~.][^'"]+)['"]/g)].map(([, name]) => name)
  return named.flatMap((name) => {
    const plain = (
      name.startsWith('~/') ? path.join('src', name.slice(2)) : path.join(path.dirname(file), name)
    )
      .split(path.sep)
      .join('/')
    const places = [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`]
    return places.filter((place) => /\.\w+$/.test(place) && existsSync(place)).slice(0, 1)
  })
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.split(path.sep).join('/')}`,
  )
}
