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

/**
 * The end-to-end tests that a change touches, by file: `specs` are all where a file reaches every page. `whole` are those
 * of some pages alone: who works at these wants to know all that is known of them, the long tests included.
 */
export function specsOf(changed) {
  const all = filesBelow('tests/e2e')
    .filter((file) => SPEC.test(file))
    .map((file) => {
      const imported = importedBy(file)
      return { file, imported, text: textOf([...imported].filter((each) => BROWSED.test(each))) }
    })
  const touched = changed.map((file) => touchedBy(file, all))
  const named = (some) => all.filter((spec) => some.flat().includes(spec)).map(({ file }) => file)
  return { specs: named(touched), whole: named(touched.filter((some) => some.length < all.length)) }
}

/** The end-to-end tests that the change of one file touches. */
function touchedBy(changed, all) {
  const isSource = SITE_SOURCES.test(changed) && !/\.test\.tsx?$/.test(changed)
  const reached = isSource ? reachedFrom(changed) : new Set()
  if ([...reached].some((file) => FRAMES.includes(file) || !file.startsWith('src/'))) return all
  const addresses = [...reached].flatMap(addressOf)
  return all.filter(
    ({ imported, text }) =>
      imported.has(changed) ||
      addresses.some((address) => leadsTo(text, address)) ||
      (reached.has(DRAWER) && /[?&]lib=/.test(text)),
  )
}

/** The tests that a run of end-to-end tests leaves out, for Playwright's `--grep-invert`: the long ones of other files. */
export function leftOut(tag, whole) {
  if (whole.length === 0) return tag
  // Playwright's full title: project, file below `tests/e2e`, words, tags.
  const files = whole.map((file) => file.replace(BROWSED, '').split('/').map(escaped).join('[/\\\\]'))
  return `^(?!.* (?:${files.join('|')}) ).*${tag}`
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

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

/** The file itself, and all that import it, directly or not. */
function reachedFrom(changed) {
  const reached = new Set([changed])
  for (const file of reached) {
    if (!JUNCTIONS.includes(file)) for (const importer of importersOf(file)) reached.add(importer)
  }
  return reached
}

/** What imports files, by file. */
let importers

function importersOf(file) {
  if (importers === undefined) {
    importers = new Map()
    for (const importer of filesBelow('src').filter((name) => !/\.test\.tsx?$/.test(name))) {
      for (const imported of importsOf(importer))
        importers.set(imported, [...(importers.get(imported) ?? []), importer])
    }
  }
  return importers.get(file) ?? []
}

/** The file itself, and all that it imports, directly or not. */
export function closureOf(file) {
  const reached = new Set([file])
  for (const each of reached) for (const imported of importsOf(each)) reached.add(imported)
  return reached
}

/** What files import, by file: one run reads each once. */
const imports = new Map()

function importsOf(file) {
  if (!imports.has(file)) imports.set(file, readImports(file))
  return imports.get(file)
}

function readImports(file) {
  if (!/\.(tsx?|mjs|css)$/.test(file)) return []
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
