import { scoreTable } from '~/mocks/world/exam/score-table'
import { referenceRows } from './reference-file'
import type { Section } from './section'
import { percent, quantile } from './statistics'

/** Bounds of the relative error of the rank at a score, over the ranks from `FIRST_RANK` on. */
const MEDIAN_BOUND = 0.002
const P95_BOUND = 0.02
const FIRST_RANK = 100

/** A table counts as complete when at least this share of the scores between its ends has a row; the last row may be merged. */
const COMPLETE_SHARE = 0.85

interface OfficialTable {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly rows: readonly { readonly score: number; readonly cumulative: number }[]
}

/** The rank of every score against the official score tables, complete ones one by one, the others together. */
export function rankSection(dataDir: string): Section {
  const measured = officialTables(dataDir).map((table) => ({
    name: `${table.province} ${table.year} ${table.subject}`,
    complete: isComplete(table),
    rows: table.rows.length,
    errors: rankErrors(table),
  }))
  const complete = measured.filter((table) => table.complete)
  const partial = measured.filter((table) => !table.complete)
  const failures = complete.flatMap(({ name, errors }) =>
    quantile(errors, 0.5) <= MEDIAN_BOUND && quantile(errors, 0.95) <= P95_BOUND
      ? []
      : [
          `${name} 的位次误差超限：中位 ${percent(quantile(errors, 0.5))}，P95 ${percent(quantile(errors, 0.95))}`,
        ],
  )
  if (complete.length === 0) failures.push('参考数据里没有完整的一分一段表')
  const group = (name: string, tables: typeof measured) => ({
    name: `${name} ${tables.length} 张`,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    errors: tables.flatMap(({ errors }) => errors),
  })
  return {
    title: `一分一段：各分数位次与官方表的相对误差（位次 ≥ ${FIRST_RANK}；中位 ≤ ${percent(MEDIAN_BOUND)}，P95 ≤ ${percent(P95_BOUND)}）`,
    rows: [
      ['表', '行数', '中位', 'P95', '最大'],
      ...[...complete, group('完整', complete), group('仅部分公布', partial)].map(
        ({ name, rows, errors }) => [
          name,
          String(rows),
          percent(quantile(errors, 0.5), 3),
          percent(quantile(errors, 0.95), 3),
          percent(quantile(errors, 1)),
        ],
      ),
    ],
    failures,
  }
}

function officialTables(dataDir: string): OfficialTable[] {
  const tables = new Map<string, { score: number; cumulative: number }[]>()
  const add = (province: string, year: string, track: string, score: string, cumulative: string) => {
    const key = `${province}|${year}|${subjectOf(track)}`
    const rows = tables.get(key) ?? []
    rows.push({ score: Number(score), cumulative: Number(cumulative) })
    tables.set(key, rows)
  }
  for (const row of referenceRows(dataDir, 'yfyd_all_provinces_2024_2025')) {
    // 安徽 has a file of its own, checked row by row.
    if (row.province !== '安徽')
      add(row.province ?? '', row.year ?? '', row.track ?? '', row.score ?? '', row.cumulative ?? '')
  }
  for (const row of referenceRows(dataDir, 'yfyd_anhui_2024_2025')) {
    add('安徽', row.year ?? '', row.subject ?? '', row.score ?? '', row.rank_low ?? '')
  }
  return [...tables].map(([key, rows]) => {
    const [province = '', year = '', subject = ''] = key.split('|')
    return { province, year: Number(year), subject, rows: rows.toSorted((a, b) => b.score - a.score) }
  })
}

function subjectOf(track: string): string {
  return ['物理', '历史', '理科', '文科'].find((subject) => track.startsWith(subject)) ?? '综合'
}

function isComplete({ rows }: OfficialTable): boolean {
  const span = (rows[0]?.score ?? 0) - (rows.at(-2)?.score ?? 0) + 1
  return rows.length > COMPLETE_SHARE * span
}

/** The error at each official row; a score that nobody of the world's table reached has the rank of the row above. */
function rankErrors({ province, year, subject, rows }: OfficialTable): number[] {
  const found = scoreTable({ province, year, subject })
  const model = found?.rows ?? []
  const errors: number[] = []
  let at = 0
  for (const { score, cumulative } of rows) {
    while ((model[at]?.score ?? Number.NEGATIVE_INFINITY) >= score) at++
    if (cumulative >= FIRST_RANK)
      errors.push(Math.abs((model[at - 1]?.lowestRank ?? 0) - cumulative) / cumulative)
  }
  return errors
}
