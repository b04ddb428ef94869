import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'

/** Where the statements of the specification stand. */
const STATEMENTS = path.join('tests', 'specification')
const TEST_FOLDERS = ['src', 'tests', 'scripts', 'lab', 'tools']
const RUNNERS = ['it', 'test']

/**
 * The statements of both documents: `{ id, section, says, nouns, decision, open }`. `nouns` are the rows of a statement that
 * names several things, `{ id, says }`: S1-2.51.3 is the third of S1-2.51. A decision or what is open is a sentence.
 */
export function readStatements() {
  return readdirSync(STATEMENTS)
    .filter((file) => file.endsWith('.md'))
    .toSorted((a, b) => b.localeCompare(a))
    .flatMap((file) => statementsOf(readFileSync(path.join(STATEMENTS, file), 'utf8')))
}

/** The statements of a document: `- S1-2.1 words` below a heading, and its nouns (`- .1 words`) below it. */
export function statementsOf(text) {
  const statements = []
  let section = ''
  for (const line of text.split('\n')) {
    section = /^## (.+)/.exec(line)?.[1] ?? section
    const [, id, says] = /^- (S\d-[\d.]+) (.+)$/.exec(line) ?? []
    if (id !== undefined) statements.push({ id, section: `${id.slice(0, 2)} ${section}`, says, nouns: [] })
    const [, place, noun] = /^ {2}- (\.\d+) (.+)$/.exec(line) ?? []
    if (noun !== undefined) statements.at(-1).nouns.push({ id: statements.at(-1).id + place, says: noun })
    const [, word, sentence] = /^ {2}- (decided|open): (.+)$/.exec(line) ?? []
    if (word === 'decided') statements.at(-1).decision = sentence
    if (word === 'open') statements.at(-1).open = sentence
  }
  return statements
}

/** Rows of the documents: the nouns of each statement, or the statement where it names one thing. */
export function rowsOf(statements) {
  return statements.flatMap(({ nouns, ...statement }) => (nouns.length > 0 ? nouns : [statement]))
}

const NUMBER = /S[12]-\d+\.\d+(?:\.\d+)?/g

/** The numbers of statements and nouns that a title carries. */
export function numbersIn(title) {
  return title.match(NUMBER) ?? []
}

/**
 * The tests of every run that fail with a row, `{ file, title }`: those that carry its number, or that of its whole statement.
 * A long test is no guard: until the night nobody would know.
 */
export function guardsOf(row, titles) {
  return [...titles].flatMap(([file, tests]) =>
    tests
      .filter(({ title, isLong }) => !isLong && numbersIn(title).some((number) => isOf(row, number)))
      .map(({ title }) => ({ file, title })),
  )
}

/** The tests of every run of a file whose title begins so, `{ file, title }`. */
export function guardsNamed(file, title, titles) {
  const tests = titles.get(file) ?? []
  return tests
    .filter((test) => !test.isLong && test.title.startsWith(title))
    .map((test) => ({ file, title: test.title }))
}

function isOf(row, number) {
  return row === number || row.startsWith(`${number}.`)
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

/** The rows that are not what they seem, and numbers in titles that are none: a sentence each. */
export function problemsOf(statements, titles) {
  const ids = statements.flatMap(({ id, nouns }) => [id, ...nouns.map((noun) => noun.id)])
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands there twice`)
  const quick = [...titles.values()].flat().filter(({ isLong }) => !isLong)
  const proved = [...new Set(quick.flatMap(({ title }) => numbersIn(title)))]
  const unproved = statements
    .filter(({ decision, open }) => !decision && !open)
    .flatMap((statement) => rowsOf([statement]))
    .filter(({ id }) => !proved.some((number) => isOf(id, number)))
    .map(({ id }) => `${id}: no test of every run carries its number`)
  const unknown = [...titles].flatMap(([file, tests]) =>
    tests
      .flatMap(({ title }) => numbersIn(title))
      .filter((number) => !ids.includes(number))
      .map((number) => `${file}: there is no statement ${number}`),
  )
  return [...twice, ...unproved, ...new Set(unknown)]
}
