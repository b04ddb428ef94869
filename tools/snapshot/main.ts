import path from 'node:path'
import { parseArgs } from 'node:util'
import type { GivenData } from '~/rules/own-data/given'
import { readFolder } from '../own-data/read-folder'
import { countsText } from '../own-data/reported'
import { SnapshotFailure } from './failure'
import { OWN_PARTS, PARTS, type Part, USUAL_PARTS } from './plan'
import { type SnapshotResult, takeSnapshot } from './run'

const USAGE = `用法：npm run snapshot -- --api <接口的源> --out <目录>
  --api <源>       例如 https://api.zetu.example；--demo 用演示世界代替
  --out <目录>     默认 snapshot
  --rate <次>      每秒最多问几次，默认 50
  --hours <小时>   这些数据用多久，默认 48；过后页面改问接口
  --only <部分>    只要其中几种：${PARTS.join(',')}
  --provinces <省> 只要这几个省，逗号分开
  --data <文件夹>  不问接口，写一个文件夹里的表（docs/own-data.md）：不要接口的静态网站用它
  --demo           问演示世界；--scenario "qa.scale=20" 换一个规模`

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
  const { out, rate, hours, parts, provinces, demo, data, scenario } = options
  const started = performance.now()
  const world =
    data !== undefined ? await openData(data, scenario) : demo ? await openDemo(scenario) : undefined
  if (data !== undefined && !world) return FAILED
  try {
    const of = world ?? { origin: options.api, source: options.api }
    const result = await takeSnapshot({
      api: of.origin,
      source: of.source,
      demo,
      alone: data !== undefined,
      out,
      rate,
      hours,
      parts,
      provinces,
    })
    console.log(reported(result, (performance.now() - started) / 1000))
    return OK
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (!(error instanceof SnapshotFailure)) console.error(error)
    console.error('没有新的快照，上一份没有动；已经问到的留在 .work，再运行一次会接着做。')
    return FAILED
  } finally {
    world?.close()
  }
}

function readArguments(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: [...args],
      options: {
        api: text,
        data: text,
        out: text,
        rate: text,
        hours: text,
        scenario: text,
        only: text,
        provinces: text,
        demo: { type: 'boolean' },
      },
    })
    const { api = '', out = 'snapshot', demo = false, data, scenario = '' } = values
    const isOwn = demo || data !== undefined
    const rate = Number(values.rate ?? (isOwn ? 100_000 : 50))
    const hours = Number(values.hours ?? 48)
    const parts =
      values.only?.split(',').map((word) => PARTS.find((part) => part === word)) ??
      (data === undefined ? USUAL_PARTS : OWN_PARTS)
    if (!parts.every((part): part is Part => part !== undefined)) return undefined
    const provinces = values.provinces?.split(',') ?? []
    const isOrigin = /^https?:/.test(api) && URL.canParse(api)
    if ((!isOwn && !isOrigin) || (demo && data !== undefined) || !(rate > 0) || !(hours > 0)) return undefined
    return { api, out: path.resolve(out), rate, hours, parts, provinces, demo, data, scenario }
  } catch {
    return undefined
  }
}

/** A folder of tables behind a port of its own; undefined where nothing of it can be used. */
async function openData(folder: string, scenario: string) {
  const { data, problems } = await readFolder(folder, { onProgress: (text) => console.error(text) })
  for (const line of countsText(data, problems)) console.log(line)
  if (data.provinces.length > 0) return openWorld(scenario, folder, data)
  console.error(`${folder} 里没有一个省的数据可以用：npm run data -- ${folder} 说出为什么。`)
  return undefined
}

const openDemo = (scenario: string) => openWorld(scenario, `演示世界 ${scenario}`.trim())

/** A world behind a port of its own. */
async function openWorld(scenario: string, source: string, data?: GivenData) {
  const { createApiServer } = await import('~/mocks/http-server')
  const server = await createApiServer({ scenario, ...(data && { data }) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  return { origin, source, close: () => server.close() }
}

/** What a run says at its end. */
function reported(
  { folder, files, bytes, compressed, isSame, counts, found, different }: SnapshotResult,
  seconds: number,
): string {
  const mb = (of: number) => `${(of / 1e6).toFixed(1)} MB`
  const refused = [...counts.refused].map(([call, times]) => `  ${call}：拒绝 ${times} 次，留给接口`)
  const size = files > 0 ? `：${files} 个文件，${mb(bytes)}，压缩后 ${mb(compressed)}` : ''
  return [
    `${isSame ? '没有变化，仍是' : '新的快照'} ${folder}${size}`,
    `问了 ${counts.calls} 次，用时 ${seconds.toFixed(0)} 秒；接着上次的 ${found} 个文件；被限流 ${counts.limited} 次，重试 ${counts.again} 次`,
    ...refused,
    ...[...different].map((call) => `  ${call}：由文件推出的与接口不同，留给接口`),
  ].join('\n')
}
