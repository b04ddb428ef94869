import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { readJson } from '~/shared/lib/text/reported-json.mjs'
import { isObject } from '../check/exchange/deviation'
import type { Json } from './change'
import { compareDocuments } from './compare'
import { isFollowed, nextVersion } from './version'
import { sectionOf, withMore, withSection } from './words'

const DOCUMENT = 'docs/openapi.json'
const CHANGELOG = 'docs/contract-changes.md'
const MOST_BYTES = 64 * 1024 * 1024

const USAGE = `用法：npm run lab -- changes [--since <git 版本或文件>] [--write]

把 ${DOCUMENT} 与以前的一份比较，按“去掉、收窄、放宽、改变、增加”列出不同。不写 --since 时，与契约版本上一次变化时的那一份比较。
--write 把这一版的一节写进 ${CHANGELOG}；版本没有变时只补上还没有写的。
退出码：0 版本跟上了 · 1 有不兼容的变化，版本却没有变 · 2 没法比较`

/** Prints what has changed in the contract since then; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const at = args.indexOf('--since')
  const since = at < 0 ? undefined : args[at + 1]
  if (args.includes('--help') || (at >= 0 && since === undefined)) {
    console.log(USAGE)
    return args.includes('--help') ? 0 : 2
  }
  try {
    const [before, after] = [
      await documentOf(since ?? (await lastVersionChange())),
      await documentOf(DOCUMENT),
    ]
    const changes = compareDocuments(before, after)
    const [old, now] = [versionOf(before), versionOf(after)]
    const section = sectionOf(now, changes)
    console.log(section)
    if (args.includes('--write')) {
      const changelog = await readFile(CHANGELOG, 'utf8')
      const next = old === now ? withMore(changelog, now, changes) : withSection(changelog, now, section)
      await writeFile(CHANGELOG, next)
    }
    if (isFollowed(old, now, changes)) return 0
    console.error(`有不兼容的变化，src/contracts/version.ts 要从 ${old} 改成 ${nextVersion(old)}`)
    return 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}

const versionOf = ({ info }: Json) => String(isObject(info) ? info.version : '')

/** The commit by which the version of the contract was written last. */
export async function lastVersionChange(): Promise<string> {
  return (await git('log', '-1', '--format=%H', '--', 'src/contracts/version.ts')).trim()
}

/** A published description: a file, or that of a commit. Throws where there is none. */
export async function documentOf(source: string): Promise<Json> {
  const bytes = existsSync(source)
    ? await readFile(source)
    : Buffer.from(await git('show', `${source}:${DOCUMENT}`))
  const { value: json, problem } = readJson(bytes)
  if (problem !== undefined) throw new Error(`${source}：${problem}`)
  if (!isObject(json) || !isObject(json.paths)) throw new Error(`${source} 不是接口说明`)
  return json
}

async function git(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', words, { maxBuffer: MOST_BYTES })
  return stdout
}
