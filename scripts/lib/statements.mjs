import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'

/** Where the statements of the specification stand. */
const STATEMENTS = path.join('tests', 'specification')
const TEST_FOLDERS = ['src', 'tests', 'scripts', 'lab', 'tools']
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

/** The tests of each file: see `titlesOf`. */
export function readTitles() {
  known ??= readAllTitles()
  return known
}

/** All tests are read once, whoever asks. */
let known

function readAllTitles() {
  const files = TEST_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  ).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  return new Map(files.map((file) => [file, titlesOf(readFileSync(file, 'utf8'), file)]))
}

const LONG_FILE = /\.long\.test\.tsx?$/

/**
 * The tests in the code of one file: `{ title, isLong }`. Titles are as they are written; `…` stands for what a template
 * fills in. A long test is left out of `npm test` in all its cases, a long file (`*.long.test.ts`) with all its tests.
 */
export function titlesOf(code, file) {
  const titles = []
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    if (node.type !== 'CallExpression' || node.arguments.length < 2) return
    const words = calleeOf(node.callee)
    const [title, details] = node.arguments
    if (!RUNNERS.includes(words[0]) || words.includes('describe')) return
    const isLong = LONG_FILE.test(file) || isLeftOut(details)
    if (title.type === 'Literal') titles.push({ title: title.value, isLong })
    if (title.type === 'TemplateLiteral')
      titles.push({ title: title.quasis.map(({ value }) => value.cooked).join('…'), isLong })
  })
  return titles
}

/** Whether a test says `LONG`, or `caseOf(at, 0)`: see `tests/e2e/support.ts`. */
function isLeftOut({ type, name, callee, arguments: given = [] }) {
  if (type === 'Identifier') return name === 'LONG'
  return type === 'CallExpression' && callee.name === 'caseOf' && given[1]?.value === 0
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
    let isInEveryRun = tests.length === 0
    const wrong = tests.flatMap(({ file, title }) => {
      const meant = files.filter((each) => `/${each}`.replace(/\.tsx?$/, '').endsWith(`/${file}`))
      if (meant.length === 0) return [`${id}: there is no file ${file}`]
      const found = meant.flatMap((each) => titles.get(each)).filter((test) => test.title === title)
      if (found.some(({ isLong }) => !isLong)) isInEveryRun = true
      return found.length > 0 ? [] : [`${id}: ${file} has no test “${title}”`]
    })
    const rare = wrong.length === 0 && !isInEveryRun ? [`${id}: only the long run proves it`] : []
    return [...twice, ...nothing, ...wrong, ...rare]
  })
}
