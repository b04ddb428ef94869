import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What earlier runs have found of the same sources and the same breaks: a verdict a line. */
export function storedVerdicts(file, isFresh) {
  mkdirSync(path.dirname(file), { recursive: true })
  if (isFresh) rmSync(file, { force: true })
  const sources = markOfSources()
  const keyOf = ({ of, says, file: changed, find, put }) =>
    createHash('sha256')
      .update(JSON.stringify([sources, of, says, changed, find, put]))
      .digest('hex')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const found = new Map(lines.map((line) => JSON.parse(line)).map(({ key, verdict }) => [key, verdict]))
  return {
    find: (each) => found.get(keyOf(each)),
    add(each, verdict) {
      const key = keyOf(each)
      found.set(key, verdict)
      // A run that could not be made says nothing: the next one tries again.
      if (verdict.is !== 'error') appendFileSync(file, `${JSON.stringify({ key, verdict })}\n`)
    },
  }
}

/** The sources as they are, with what is not committed. */
function markOfSources() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const hash = createHash('sha256')
  for (const folder of ['src', 'tests', 'tools', 'scripts'])
    hash.update(git('ls-tree', 'HEAD', folder)).update(git('diff', 'HEAD', '--', folder))
  return hash.digest('hex')
}
