import { findSchool } from '~/mocks/world/models/schools'
import { schoolLowestRank } from '~/mocks/world/models/strength'
import { referenceRows } from './reference-file'
import type { Section } from './section'
import { quantile } from './statistics'

export function admissionSection(dataDir: string): Section {
  const rows: string[][] = [['量', '实测', '要求']]
  const failures: string[] = []
  for (const level of ['本科', '专科']) for (const subject of ['物理', '历史']) for (const year of [2024, 2025]) {
    const pairs: [number, number][] = []
    let absent = 0
    for (const row of referenceRows(dataDir, 'school_lines_anhui_2023_2025')) {
      if (!row.level?.startsWith(level) || !row.subject?.startsWith(subject)) continue
      const school = findSchool(row.zs_code ?? '')
      const rank = Number(row[`rank_${year}`])
      if (!school || !rank || school.level !== level || row.school?.includes('校区') || row.school?.includes('（')) continue
      const own = schoolLowestRank({ school, province: '安徽', year, subject })
      if (own === undefined) absent++
      else pairs.push([rank, own])
    }
    const errors = pairs.map(([a, b]) => Math.abs(Math.log(b / a)))
    rows.push([`${level} ${subject} ${year} n=${pairs.length} absent ${absent}`, quantile(errors, .5).toFixed(4) + ' p90 ' + quantile(errors, .9).toFixed(3), spearman(pairs).toFixed(4)])
  }
  return { title: '录取', rows, failures }
}
function spearman(pairs: [number, number][]): number {
  const ranks = (v: number[]) => { const o = v.map((x, i) => [x, i] as const).sort((a, b) => a[0] - b[0]); const r = v.slice(); o.forEach(([, i], k) => { r[i] = k }); return r }
  const a = ranks(pairs.map((p) => p[0])), b = ranks(pairs.map((p) => p[1]))
  const n = pairs.length
  let d = 0
  a.forEach((x, i) => { d += (x - (b[i] ?? 0)) ** 2 })
  return 1 - (6 * d) / (n * (n * n - 1))
}
