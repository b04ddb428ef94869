import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** What one file of the product says about its answers. */
/** @typedef {{ imports: Map<string, { from: string, name: string }>, files: string[], names: Set<string>, members: Set<string>, exported: Map<string, Set<string>>, routes: string[] }} Reading */

/** Files in which no page reads an answer: what is mocked, and the contract itself. */
const OUTSIDE = /^src\/(?:mocks|contracts|routes)\//

/** @type {Map<string, Reading>} */
const known = new Map()

/** Reads a file once. @param {string} file @returns {Reading} */
export function readingOf(file) {
  const before = known.get(file)
  if (before) return before
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  /** @type {Reading} */
  const reading = {
    imports: new Map(),
    files: [],
    names: new Set(),
    members: new Set(),
    exported: new Map(),
    routes: [],
  }
  known.set(file, reading)
  visit(program, (node) => note(node, reading, file))
  for (const statement of program.body) noteExport(statement, reading)
  return reading
}

/** @param {any} node @param {Reading} reading @param {string} file */
function note(node, { imports, files, names, members, routes }, file) {
  if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
    const from = fileOf(node.source.value, file)
    for (const { local, imported, importKind } of node.specifiers) {
      if (importKind !== 'type') imports.set(local.name, { from: from ?? '', name: imported?.name ?? '*' })
    }
    if (from) files.push(from)
  }
  if (node.type === 'ExportNamedDeclaration' && node.source && node.exportKind !== 'type') {
    const from = fileOf(node.source.value, file)
    if (from) files.push(from)
  }
  if (node.type === 'ImportExpression' && typeof node.source.value === 'string') {
    const from = fileOf(node.source.value, file)
    if (from) files.push(from)
  }
  if (node.type === 'MemberExpression' && !node.computed) {
    names.add(node.property.name)
    if (node.object.type === 'Identifier') members.add(`${node.object.name}.${node.property.name}`)
  }
  // A member that is named by a text: a column, or a key that is looked up.
  if (node.type === 'Literal' && typeof node.value === 'string' && /^[a-z]\w*$/.test(node.value))
    names.add(node.value)
  if (node.type === 'ObjectPattern')
    for (const { key } of node.properties) if (key?.type === 'Identifier') names.add(key.name)
  if (node.type === 'CallExpression' && node.callee.name === 'createFileRoute')
    routes.push(node.arguments[0].value)
}

/** Which endpoints stand in each exported thing: `lineCalls.ofMajors`, or a function by its name. */
/** @param {any} statement @param {Reading} reading */
function noteExport(statement, { exported }) {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return
  const { declaration } = statement
  const own = declaration.declarations ?? [declaration]
  for (const { id, init } of own) {
    if (!id) continue
    const parts = init?.type === 'ObjectExpression' ? init.properties : []
    for (const { key, value } of parts)
      if (key?.name) exported.set(`${id.name}.${key.name}`, membersIn(value))
    if (parts.length === 0) exported.set(id.name, membersIn(declaration))
  }
}

/** @param {any} node */
function membersIn(node) {
  /** @type {Set<string>} */
  const found = new Set()
  visit(node, (each) => {
    if (each.type === 'MemberExpression' && !each.computed && each.object.type === 'Identifier')
      found.add(`${each.object.name}.${each.property.name}`)
  })
  return found
}

/** @param {any} node @param {(node: any) => void} act */
function visit(node, act) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, act)
    return
  }
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') act(node)
  for (const [name, part] of Object.entries(node)) {
    // What is a type is no reading.
    if (name !== 'typeAnnotation' && name !== 'typeArguments' && typeof part === 'object') visit(part, act)
  }
}

/** The file that an import means; undefined for a package. @param {string} source @param {string} from */
function fileOf(source, from) {
  const base = source.startsWith('~/')
    ? path.join('src', source.slice(2))
    : source.startsWith('.')
      ? path.join(path.dirname(from), source)
      : undefined
  if (!base) return undefined
  return [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts'), base].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  )
}

/** The files that run for a page, from its route on. @param {string} route */
export function filesOfPage(route) {
  const seen = new Set([route])
  for (const file of seen) {
    for (const next of readingOf(file).files) if (!OUTSIDE.test(next)) seen.add(next)
  }
  return [...seen]
}

/** The routes of the product: the address of each with its file. */
export function routesOf(folder = 'src/routes') {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx$/.test(file) && statSync(file).isFile())
  return files.flatMap((file) => readingOf(file).routes.map((address) => ({ address, file })))
}
