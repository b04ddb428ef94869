import { escaped } from './markup'
import { deviationLine, progressOf, secondsOf, summarise } from './print'
import type { CallReport } from './report'

const STATES = {
  conforms: { words: '符合', kind: 'good' },
  deviates: { words: '有偏差', kind: 'bad' },
  absent: { words: '还没有', kind: 'none' },
  'not-exercised': { words: '未检查', kind: 'open' },
} as const

const stateOf = ({ verdict, isAbsent }: CallReport) => STATES[isAbsent ? 'absent' : verdict]

const STYLE = `
:root { color-scheme: light dark; --good: #1a7f37; --bad: #c62828; --none: #8a6d00; --open: #6e7781; --line: #8883 }
body { font: 15px/1.6 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 } code { font: 13px/1.6 ui-monospace, monospace; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% } th, td { padding: .3rem .5rem; text-align: left; border-bottom: 1px solid var(--line) }
.figure { text-align: right; font-variant-numeric: tabular-nums } .zero { opacity: .4 }
summary, .call { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .3rem 0; border-bottom: 1px solid var(--line) }
summary { cursor: pointer } .state { flex: 0 0 4rem } .what { flex: 1 1 20rem } .note { color: var(--open) }
summary .state::after { content: ' ▸' } details[open] .state::after { content: ' ▾' }
li { margin: .4rem 0 } .good { color: var(--good) } .bad { color: var(--bad) } .none { color: var(--none) } .open { color: var(--open) }
`

/** The report as one page without scripts: how far each domain is, then every call with what is wrong. */
export function pageOfReport(base: string, reports: readonly CallReport[], tookMs: number): string {
  const { calls, conforms, deviations, notExercised } = summarise(reports)
  const absent = reports.filter(({ isAbsent }) => isAbsent).length
  const wrong = calls - conforms - notExercised - absent
  const sum = `${calls} 个接口：${conforms} 个符合，${absent} 个还没有，${wrong} 个有偏差，${notExercised} 个未检查；共 ${deviations} 处偏差；用时 ${secondsOf(tookMs)}`
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>契约检查 ${escaped(base)}</title>
<style>${STYLE}</style>
<h1>契约检查</h1>
<p><code>${escaped(base)}</code></p>
<p>${sum}</p>
<h2>各领域的进度</h2>
<table>
<thead><tr><th>领域</th>${['符合', '还没有', '有偏差', '未检查'].map((name) => `<th class="figure">${name}</th>`).join('')}</tr></thead>
<tbody>
${progressOf(reports).map(progressRow).join('\n')}
</tbody>
</table>
<h2>接口</h2>
${reports.map(callPart).join('\n')}
</html>
`
}

function progressRow({ title, built, absent, wrong, unchecked }: ReturnType<typeof progressOf>[number]) {
  const figures = [
    [built, 'good'],
    [absent, 'none'],
    [wrong, 'bad'],
    [unchecked, 'open'],
  ] as const
  const cells = figures.map(
    ([count, kind]) => `<td class="figure ${count === 0 ? 'zero' : kind}">${count}</td>`,
  )
  return `<tr><td>${escaped(title)}</td>${cells.join('')}</tr>`
}

function callPart(report: CallReport): string {
  const { method, path, summary, ms, reason, deviations, unseenChanges } = report
  const { words, kind } = stateOf(report)
  const line = [
    `<span class="state ${kind}">${words}</span>`,
    `<span class="what"><code>${escaped(`${method} ${path}`)}</code></span>`,
    `<span class="note">${escaped(summary)}${ms === undefined ? '' : `，${ms} ms`}</span>`,
  ].join('')
  const notes = [
    ...(reason === undefined ? [] : [escaped(reason)]),
    ...deviations.map(
      (each) =>
        `<code>${escaped(deviationLine(each))}</code><br><code class="note">${escaped(each.request)}</code>`,
    ),
    ...unseenChanges.map(({ call, needs }) => `未检查对 ${escaped(call)} 的影响：${escaped(needs)}`),
  ]
  if (notes.length === 0) return `<div class="call">${line}</div>`
  const open = deviations.length > 0 && !report.isAbsent ? ' open' : ''
  return `<details${open}><summary>${line}</summary><ul>${notes.map((note) => `<li>${note}</li>`).join('')}</ul></details>`
}
