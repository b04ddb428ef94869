import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'

/** Where the statements of the specification stand. */
const STATEMENTS = path.join('tests', 'specification')
const TEST_FOLDERS = ['src', 'tests', 'scripts', 'tools']
const RUNNERS = ['it', 'test']

/**
 * The statements of both documents with what proves each: `{ id, section, says, tests, decision, open }`. `tests` are
 * `{ file, title }`; a decision or what is open is a sentence, absent where there is none.
 */
export function readStatements() {
  return readdirSync(STATEMENTS)
    .filter((file) => file.endsWith('.md'))
    .toSorted((a, b) => b.localeCompare(a))
    .flatMap((file) => statementsOf(readFileSync(path.join(STATEMENTS, file), 'utf8')))
}

/** The statements of a document: `- S1-2.1 words` below a heading, and each proof below its statement. */
export function statementsOf(text) {
  const statements = []
  let section = ''
  for (const line of text.split('\n')) {
    section = /^## (.+)/.exec(line)?.[1] ?? section
    const [, id, says] = /^- (S\d-[\d.]+) (.+)$/.exec(line) ?? []
    if (id !== undefined) statements.push({ id, section: `${id.slice(0, 2)} ${section}`, says, tests: [] })
    const proof = /^ {2}- (.+)$/.exec(line)?.[1]
    const [word, sentence] = /^(decided|open): (.+)$/.exec(proof ?? '')?.slice(1) ?? []
    if (word === 'decided') statements.at(-1).decision = sentence
    else if (word === 'open') statements.at(-1).open = sentence
    else if (proof !== undefined) statements.at(-1).tests.push(named(proof))
  }
  return statements
}

function named(proof) {
  const [file, ...title] = proof.split(' › ')
  return { file, title: title.join(' › ') }
}

/** Titles of tests by their files, as they are written; `…` stands for what a template fills in. */
export function readTitles() {
  const files = TEST_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  ).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  return new Map(files.map((file) => [file, titlesOf(readFileSync(file, 'utf8'), file)]))
}

/** The titles of the tests in the code of one file. */
export function titlesOf(code, file) {
  const titles = []
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    if (node.type !== 'CallExpression' || node.arguments.length < 2) return
    const words = calleeOf(node.callee)
    const [title] = node.arguments
    if (!RUNNERS.includes(words[0]) || words.includes('describe')) return
    if (title.type === 'Literal') titles.push(title.value)
    if (title.type === 'TemplateLiteral') titles.push(title.quasis.map(({ value }) => value.cooked).join('…'))
  })
  return titles
}

/** The words of what is called: `it.each(…)` gives it, each. */
function calleeOf(node) {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'MemberExpression') return [...calleeOf(node.object), node.property.name]
  return node.type === 'CallExpression' ? calleeOf(node.callee) : []
}

function visit(node, see) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, see)
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(node)
    for (const part of Object.values(node)) visit(part, see)
  }
}

/** The statements that are not what they seem: a sentence each. */
export function problemsOf(statements, titles) {
  const files = [...titles.keys()]
  const seen = new Set()
  return statements.flatMap(({ id, tests, decision, open }) => {
    const twice = seen.has(id) ? [`${id} stands there twice`] : []
    seen.add(id)
    const nothing = tests.length === 0 && !decision && !open ? [`${id} has neither test nor decision`] : []
    const wrong = tests.flatMap(({ file, title }) => {
      const meant = files.filter((each) => `/${each}`.replace(/\.tsx?$/, '').endsWith(`/${file}`))
      if (meant.length === 0) return [`${id}: there is no file ${file}`]
      const has = meant.some((each) => titles.get(each).includes(title))
      return has ? [] : [`${id}: ${file} has no test “${title}”`]
    })
    return [...twice, ...nothing, ...wrong]
  })
}
