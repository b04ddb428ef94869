import { parseArgs } from 'node:util'
import { giveUp } from './environment.mjs'

/** The command line's options: `names` have a value, `flags` have none, and any other ends the program. */
export function readOptions(names, flags = []) {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' }]),
    ...flags.map((name) => [name, { type: 'boolean' }]),
  ])
  try {
    return parseArgs({ options }).values
  } catch {
    const known = [...names.map((name) => `--${name} <值>`), ...flags.map((name) => `--${name}`)].join('、')
    return giveUp(`看不懂“${process.argv.slice(2).join(' ')}”。可以用：${known}。`)
  }
}

/** A list of names divided by commas; a name that is not `known` ends the program. */
export function readNames(option, text, known) {
  const names = text.split(',')
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) giveUp(`--${option} 里没有“${unknown}”，可以是：${known.join('、')}。`)
  return names
}

/** A whole number from 0, or the end of the program. */
export function readCount(option, text) {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  return giveUp(`--${option} 是一个非负整数，不是“${text}”。`)
}

/** One of several parts, `2/3`, or the end of the program. */
export function readShard(text) {
  const [index, count] = /^\d{1,2}\/\d{1,2}$/.test(text) ? text.split('/').map(Number) : []
  if (index >= 1 && index <= count) return { index, count }
  return giveUp(`--shard 是第几份和一共几份，例如 1/2，不是“${text}”。`)
}

/** A TCP port, or the end of the program. */
export function readPort(text, fallback) {
  if (text === undefined) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  return giveUp(`端口应是 1 到 65535 的整数，不是“${text}”。`)
}

/** The path below which a site is hosted, with a slash at both ends, or an address of a CDN. */
export function readBase(text = '/') {
  // Pages lie at several depths: a relative base would mean something else on each.
  if (!/^(\/(?!\/)|https?:\/\/)/.test(text)) giveUp(`--base 以 / 开头，例如 /zetu/，不是“${text}”。`)
  return text.endsWith('/') ? text : `${text}/`
}
