import { controlLines } from '~/mocks/world/exam/control-lines'
import { referenceRows } from './reference-file'
import type { Section } from './section'

/** Levels of the reference rows that must be met to the point; the others are the best evidence there is. */
const CERTAIN = ['official-url', 'cross-checked']

/** The old exam's batches go by the short names of S1 §9. */
const OLD_NAMES: Readonly<Record<string, string>> = { 本科一批: '本一', 本科二批: '本二', 专科批: '专科' }

/** The control lines against the reference rows, by how sure these are. */
export function controlLineSection(dataDir: string): Section {
  const levels = new Map<string, { rows: number; equal: number }>()
  const failures: string[] = []
  for (const row of referenceRows(dataDir, 'control_lines_2021_2026')) {
    const { province = '', mode = '', batch = '', level = '' } = row
    const year = Number(row.year)
    const subject = (row.subject ?? '').replace(/^(物理|历史)类$/, '$1')
    const name = mode === '文理' ? (OLD_NAMES[batch] ?? batch) : batch
    const line = controlLines(province, year).find(
      (known) => known.subject === subject && known.batch === name,
    )
    const equal = line?.controlScore === Number(row.control_score)
    const tally = levels.get(level) ?? { rows: 0, equal: 0 }
    levels.set(level, { rows: tally.rows + 1, equal: tally.equal + Number(equal) })
    if (!equal && CERTAIN.includes(level)) {
      failures.push(
        `${province} ${year} ${subject} ${name}：应为 ${row.control_score}，现为 ${line?.controlScore ?? '无'}`,
      )
    }
  }
  if (levels.size === 0) failures.push('参考数据里没有批次控制线')
  return {
    title: `批次控制线：与参考数据逐行比较（${CERTAIN.join('、')} 须全部相等）`,
    rows: [
      ['依据', '行数', '相等'],
      ...[...levels].toSorted().map(([level, { rows, equal }]) => [level, String(rows), String(equal)]),
    ],
    failures,
  }
}
