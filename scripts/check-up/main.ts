import { UNDERSUBSCRIBED_TEXT } from '~/rules/chance/chance-reason'
import { type CheckUp, checkUp, type Finding } from '~/rules/check-up/check-list'
import { readList } from '~/rules/check-up/read-list'
import { percent, placeList } from '~/rules/check-up/words'
import { readJsonFile } from '../lib/json-file.mjs'

const USAGE = `用法：npm run check-up -- 志愿表.json [--json]

格式与各项检查见 docs/check-up.md。退出码：0 没有严重问题，1 有严重问题，2 文件读不懂。`

/** Checks a list file. Returns the exit code: 1 when a finding of severity high stands, 2 when the file cannot be read. */
export function main(args: readonly string[]): number {
  const asJson = args.includes('--json')
  const [file, ...others] = args.filter((arg) => arg !== '--json')
  if (file === undefined || others.length > 0 || file.startsWith('-')) return refused([USAGE], false)
  const { value, problem } = readJsonFile(file)
  if (problem !== undefined) return refused([problem], asJson)
  const { list, errors } = readList(value)
  if (!list) return refused(errors, asJson)
  const result = checkUp(list)
  console.log(asJson ? JSON.stringify(result, null, 2) : report(result))
  return result.findings.some(({ severity }) => severity === 'high') ? 1 : 0
}

function refused(errors: readonly string[], asJson: boolean): number {
  if (asJson) console.log(JSON.stringify({ errors }, null, 2))
  else console.error(errors.join('\n'))
  return 2
}

const SEVERITIES = { high: '严重', medium: '注意', low: '提示' } as const

/** A smaller share is not worth a line. */
const LEAST_TOLD = 0.001

function report(checked: CheckUp): string {
  const { findings, skipped, slip, barred = 0, return: returned, position, typical } = checked
  const figures = [
    `各行：${checked.tiers.join(' ')}`,
    ...(checked.undersubscribed.length > 0
      ? [`${UNDERSUBSCRIBED_TEXT}：${placeList(checked.undersubscribed)}`]
      : []),
    ...(slip === undefined
      ? []
      : [`没有投出去的年份：${percent(slip)}；投进去又退回的年份：${percent(returned ?? 0)}`]),
    ...(barred >= LEAST_TOLD ? [`其中今年的控制线高过你的位次、整张表不算数的年份：${percent(barred)}`] : []),
    ...(position === undefined
      ? []
      : [`最常停在：第 ${position} 行；有一半的年份停在第 ${typical ?? position} 行或更前面`]),
  ]
  return [
    ...figures,
    '',
    ...(findings.length === 0 ? ['没有发现需要改的地方。'] : findings.map(findingText)),
    ...(skipped.length === 0 ? [] : ['', '没有检查的：']),
    ...skipped.map(({ name, why }) => `  ${name}：${why}`),
    '',
    '推算只供参考，以省级教育招生考试机构和高校招生章程公布为准。',
  ].join('\n')
}

function findingText({ name, severity, rows, why, remedy }: Finding): string {
  const places = rows.length > 0 ? `（第 ${rows.join('、')} 行）` : ''
  return `[${SEVERITIES[severity]}] ${name}${places}\n  ${why}\n  可以这样做：${remedy}`
}
