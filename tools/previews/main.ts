import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../../scripts/release/settings.mjs'
import { writePreviews } from './run'

const USAGE = `用法：npm run release -- --previews --snapshot snapshot --settings deploy/settings.json
  --snapshot <目录>  快照，默认 snapshot
  --settings <文件>  设置，要有 site，默认 deploy/settings.json
  --only <开头>      只写地址以这些开头的页面，逗号分开，例如 chadaxueoverview/1000`

const OK = 0
const FAILED = 1
const NOT_UNDERSTOOD = 2

/** Runs the command; gives its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readArguments(args)
  if (!options) {
    console.error(USAGE)
    return NOT_UNDERSTOOD
  }
  const started = performance.now()
  try {
    const { site } = readSettings(options.settings)
    const result = await writePreviews({ ...options, site })
    const { pages, pictures, drawn, without, missing, largest } = result
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(
      `${pages} 个 HTML，最大 ${largest} 字节；${pictures} 张预览图，新画 ${drawn} 张；用时 ${seconds} 秒`,
    )
    if (without.length > 0) console.log(`${without.length} 个没有首屏内容：${without.slice(0, 5).join('、')}`)
    if (missing.length > 0)
      console.log(`${missing.length} 个快照里没有，没有写：${missing.slice(0, 5).join('、')}`)
    return OK
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return FAILED
  }
}

function readArguments(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: [...args],
      options: { dir: text, snapshot: text, settings: text, only: text },
    })
    const { dir = 'release', snapshot = 'snapshot', settings = 'deploy/settings.json', only } = values
    return {
      dir: path.resolve(dir),
      snapshot: path.resolve(snapshot),
      settings,
      cache: path.resolve('.cache/previews'),
      ...(only && { only: only.split(',') }),
    }
  } catch {
    return undefined
  }
}
