import { parseArgs } from 'node:util'
import { loadContract } from '../load'
import { mockedPart } from '../mock-transport'
import { MISTAKES } from './battery'
import { MISTAKE_CLASSES } from './mistake'
import { type MistakeResult, tryMistake } from './run-mistakes'
import { someAtATime } from './some-at-a-time'
import { tryVariant, VARIANTS } from './variants'

/** The share of mistakes that the check has to notice. */
const GOAL = 0.95

const USAGE = `用法：npm run lab -- mistakes [选项]

在正确的 API 前面放一个只错一处、形状都对的后端，看检查发现了没有；再放健康的变体，看它有没有误报。

  --only <文字>     名称里有它的
  --shard 2/5       五份里的第二份，每份都是隔着取的样本
  --latency <毫秒>  每次回答等多久，默认 0
  --together <个数> 同时试几个，默认 1

退出码：0 发现 ≥ 95 %、没有误报、没有没碰到的错 · 1 否则 · 2 选项看不懂`

/** Tries every mistake and every healthy variant; prints the results by class. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    console.log(USAGE)
    return args.includes('--help') ? 0 : 2
  }
  const { only, shard, latency, together } = options
  const isMeant = (text: string) => text.includes(only)
  const part = <T>(all: readonly T[]) => all.filter((_, at) => at % shard.count === shard.index - 1)
  const contract = mockedPart(loadContract())
  const results: MistakeResult[] = []
  const meant = part(MISTAKES.filter(({ kind, name }) => isMeant(`${kind} ${name}`)))
  await someAtATime(meant, together, async (mistake) => {
    const result = await tryMistake(contract, mistake, latency)
    results.push(result)
    if (result.result !== 'noticed') console.log(`${result.result}: ${mistake.kind}: ${mistake.name}`)
  })
  const alarms: string[] = []
  const healthy = part(VARIANTS.filter(({ name }) => isMeant(`healthy ${name}`)))
  await someAtATime(healthy, together, async (variant) => {
    const said = await tryVariant(contract, variant, latency)
    alarms.push(...said)
    for (const text of said) console.log(`false alarm: ${variant.name}: ${text}`)
  })
  console.log(tableOf(results, healthy.length, alarms.length))
  const noticed = results.filter(({ result }) => result === 'noticed').length
  return noticed >= GOAL * results.length && alarms.length === 0 ? 0 : 1
}

/** Undefined where they cannot be understood, or help is asked for. */
function readOptions(args: readonly string[]) {
  const words = { only: '', shard: '1/1', latency: '0', together: '1' }
  const options = Object.fromEntries(Object.keys(words).map((name) => [name, { type: 'string' } as const]))
  try {
    const { only, shard, latency, together } = {
      ...words,
      ...parseArgs({ args: [...args], options }).values,
    }
    const [index = 0, count = 0] = /^\d+\/\d+$/.test(shard) ? shard.split('/').map(Number) : []
    const isKnown = index >= 1 && index <= count && Number(latency) >= 0 && Number(together) >= 1
    return isKnown
      ? { only, shard: { index, count }, latency: Number(latency), together: Number(together) }
      : undefined
  } catch {
    return undefined
  }
}

function tableOf(results: readonly MistakeResult[], healthy: number, alarms: number): string {
  const line = (name: string, of: readonly MistakeResult[]) => {
    const counts = (['noticed', 'missed', 'not made'] as const).map(
      (kind) => of.filter(({ result }) => result === kind).length,
    )
    return [name.padEnd(18), ...[of.length, ...counts].map((count) => String(count).padStart(9))].join('')
  }
  const heading = [
    'class'.padEnd(18),
    ...['mistakes', 'noticed', 'missed', 'not made'].map((name) => name.padStart(9)),
  ]
  const kinds = MISTAKE_CLASSES.map(
    (kind) => [kind, results.filter(({ mistake }) => mistake.kind === kind)] as const,
  )
  return [
    heading.join(''),
    ...kinds.filter(([, of]) => of.length > 0).map(([kind, of]) => line(kind, of)),
    line('all', results),
    `${alarms} false alarms on ${healthy} healthy variants`,
  ].join('\n')
}
