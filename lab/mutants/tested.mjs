import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A change a line, as soon as it is judged: a run that is ended has its part. */
export const TESTED = '.cache/mutants/tested.jsonl'

/** A reporter of Stryker: notes each change that was judged, and what it was. */
export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'tested',
    factory: Object.assign(() => ({ onMutantTested: note }), { inject: [] }),
  },
]

function note({ fileName, location, mutatorName, replacement, status }) {
  const { line, column } = location.start
  const file = path.relative(process.cwd(), fileName).replaceAll('\\', '/')
  const change = { file, line, column, mutator: mutatorName, replacement, status }
  appendFileSync(TESTED, `${JSON.stringify(change)}\n`)
}

/** What all parts have found of each change; the newest verdict counts. Those that nobody judges are left out. */
export function readTested() {
  if (!existsSync(TESTED)) return []
  const lines = readFileSync(TESTED, 'utf8').split('\n').filter(Boolean)
  const changes = lines.map((line) => JSON.parse(line))
  const named = new Map(
    changes.map((change) => [
      [change.file, change.line, change.column, change.mutator, change.replacement].join('|'),
      change,
    ]),
  )
  return [...named.values()].filter(({ status }) => status !== 'Ignored')
}

/**
 * The changes that tests notice, by folder: `{ name, noticed, all, survivors, unseen }`. What no unit test runs is unseen: parts of
 * pages are judged in a browser.
 */
export function scores(changes, folders) {
  return folders.map((name) => {
    const own = changes.filter(({ file }) => file === name || file.startsWith(`${name}/`))
    const run = own.filter(({ status }) => status !== 'NoCoverage')
    const survivors = run.filter(({ status }) => status === 'Survived')
    const [all, unseen] = [run.length, own.length - run.length]
    return { name, noticed: all - survivors.length, all, survivors, unseen }
  })
}
