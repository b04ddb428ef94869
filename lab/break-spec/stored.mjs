import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ownText } from './own-text.mjs'

/**
 * What earlier runs have found of a guard and a break: a verdict a line. It is good while the break, the broken file and what the
 * guard rests on in its own file have the same text: a break with another guard beside it is not tried again, nor one whose
 * guard has moved.
 */
export function storedVerdicts(file, isFresh) {
  mkdirSync(path.dirname(file), { recursive: true })
  if (isFresh) rmSync(file, { force: true })
  const texts = new Map()
  const textOf = (name) => {
    if (!texts.has(name)) texts.set(name, readFileSync(name, 'utf8'))
    return texts.get(name)
  }
  const keyOf = ({ says, file: changed, find, put }, guard) => {
    const read = [textOf(changed), ownText(textOf(guard.file), guard.title)]
    return createHash('sha256')
      .update(JSON.stringify([says, changed, find, put, guard.title, read]))
      .digest('hex')
  }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const found = new Map(lines.map((line) => JSON.parse(line)).map(({ key, verdict }) => [key, verdict]))
  return {
    find: (each, guard) => found.get(keyOf(each, guard)),
    add(each, guard, verdict) {
      const key = keyOf(each, guard)
      found.set(key, verdict)
      // A run that could not be made says nothing: the next one tries again.
      if (verdict.is !== 'error') appendFileSync(file, `${JSON.stringify({ key, verdict })}\n`)
    },
  }
}
