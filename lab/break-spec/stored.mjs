import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * What earlier runs have found: a verdict a line. It is good while the break, the broken file and the files of its
 * guards have the same text.
 */
export function storedVerdicts(file, isFresh) {
  mkdirSync(path.dirname(file), { recursive: true })
  if (isFresh) rmSync(file, { force: true })
  const texts = new Map()
  const textOf = (name) => {
    if (!texts.has(name)) texts.set(name, readFileSync(name, 'utf8'))
    return texts.get(name)
  }
  const keyOf = ({ of, says, file: changed, find, put, guards }) => {
    const named = guards.map((guard) => `${guard.file} › ${guard.title}`)
    const read = [changed, ...new Set(guards.map((guard) => guard.file))].map(textOf)
    return createHash('sha256')
      .update(JSON.stringify([of, says, changed, find, put, named, read]))
      .digest('hex')
  }
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
