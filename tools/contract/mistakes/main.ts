import { loadContract } from '../load'
import { mockedPart } from '../mock-transport'
import { MISTAKES } from './battery'
import { MISTAKE_CLASSES } from './mistake'
import { type MistakeResult, tryMistake } from './run-mistakes'
import { tryVariant, VARIANTS } from './variants'

/** The share of mistakes that the check has to notice. */
const GOAL = 0.95

const USAGE = `用法：npm run lab -- mistakes [--only <名称的一部分>]

在正确的 API 前面放一个只错一处、形状都对的后端，看检查发现了没有；再放健康的变体，看它有没有误报。
退出码：0 发现 ≥ 95 %、没有误报、没有没碰到的错 · 1 否则`

/** Tries every mistake and every healthy variant; prints the results by class. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  const only = args[args.indexOf('--only') + 1]
  const isMeant = (text: string) => !args.includes('--only') || (only !== undefined && text.includes(only))
  const contract = mockedPart(loadContract())
  const results: MistakeResult[] = []
  for (const mistake of MISTAKES.filter(({ kind, name }) => isMeant(`${kind} ${name}`))) {
    const result = await tryMistake(contract, mistake)
    results.push(result)
    if (result.result !== 'noticed') console.log(`${result.result}: ${mistake.kind}: ${mistake.name}`)
  }
  const alarms: string[] = []
  for (const variant of VARIANTS.filter(({ name }) => isMeant(`healthy ${name}`))) {
    const said = await tryVariant(contract, variant)
    alarms.push(...said)
    for (const each of said) console.log(`false alarm: ${variant.name}: ${each}`)
  }
  console.log(tableOf(results, alarms.length))
  const noticed = results.filter(({ result }) => result === 'noticed').length
  return noticed >= GOAL * results.length && alarms.length === 0 ? 0 : 1
}

function tableOf(results: readonly MistakeResult[], alarms: number): string {
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
    `${alarms} false alarms on healthy variants`,
  ].join('\n')
}
