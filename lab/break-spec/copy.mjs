import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * What never comes is waited for as long as what comes late: shorter here, where nearly every test waits in vain. A press of what
 * is not there would wait for the whole test. `[file, find, put]`.
 */
const SHORT_WAITS = [
  ['tests/patience.ts', 'expected: 45_000', 'expected: 12_000'],
  ['playwright.config.ts', "    locale: 'zh-CN',\n", "    locale: 'zh-CN',\n    actionTimeout: 15_000,\n"],
]

/**
 * A copy of the sources outside of the repository, with its packages: the one that somebody works in stays whole. `apply`
 * makes breaks in it and gives what mends them.
 */
export function copyTree() {
  const root = mkdtempSync(path.join(tmpdir(), 'zetu-broken-'))
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    const to = path.join(root, file)
    mkdirSync(path.dirname(to), { recursive: true })
    cpSync(file, to)
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir')
  for (const [file, find, put] of SHORT_WAITS) replaceOnce(path.join(root, file), find, put)
  return {
    root,
    apply(breaks) {
      const paths = [...new Set(breaks.map(({ file }) => path.join(root, file)))]
      const whole = paths.map((file) => [file, readFileSync(file)])
      for (const { file, find, put } of breaks) replaceOnce(path.join(root, file), find, put)
      return () => {
        for (const [file, text] of whole) writeFileSync(file, text)
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function replaceOnce(file, find, put) {
  const parts = readFileSync(file, 'utf8').split(find)
  if (parts.length !== 2) throw new Error(`${file} has “${find}” ${parts.length - 1} times`)
  writeFileSync(file, parts.join(put))
}
