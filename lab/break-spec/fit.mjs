import { existsSync, readFileSync } from 'node:fs'

/** What keeps a break from being made in the sources, as a sentence; nothing where it can be. */
export function problemOf({ of, says, file, find, put }) {
  const name = `${of} ${says}`
  if (!existsSync(file)) return `${name}: there is no file ${file}`
  const times = readFileSync(file, 'utf8').split(find).length - 1
  if (times !== 1) return `${name}: ${file} has “${find}” ${times} times`
  return find === put ? `${name} changes nothing` : undefined
}

/** A break with the place of what it changes, of which there is one. */
export function placed(each) {
  const from = readFileSync(each.file, 'utf8').indexOf(each.find)
  return { ...each, from, to: from + each.find.length }
}
