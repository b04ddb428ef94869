import { countTiers } from '~/rules/chance/tier-name'
import type { CheckUp } from '~/rules/check-up/check-list'
import { shareText } from '../share-text'

/** A whole list in one line: 圆梦 1 冲 3 稳 4 保 2 · 滑档 0.4%. */
export function riskText({
  tiers,
  slip,
}: Pick<CheckUp, 'tiers'> & { readonly slip?: number | undefined }): string {
  const counted = countTiers(tiers)
  const dreams = counted.filter(([name, count]) => name === '圆梦' && count > 0)
  const dead = counted.filter(([name, count]) => name === '无效' && count > 0)
  const counts = [...dead, ...dreams, ...counted.slice(0, 3)]
    .map(([name, count]) => `${name} ${count}`)
    .join(' ')
  return slip === undefined ? counts : `${counts} · 滑档 ${shareText(slip)}`
}

/** Where the file would have stopped: 2025 年第 37 行，2024 年第 4 行. Undefined without an earlier year. */
export function replayedText({ replayed = [] }: Pick<CheckUp, 'replayed'>): string | undefined {
  if (replayed.length === 0) return undefined
  return replayed
    .map(({ year, row }) => `${year} 年${row === undefined ? '没有投出去' : `第 ${row} 行`}`)
    .join('，')
}

/** What comes of a list in the years that might come: 一半的年份读到第 13 行，滑档不到 0.1%. */
export function comesOut({ typical, slip }: Pick<CheckUp, 'typical' | 'slip'>): string {
  const parts = [
    ...(typical === undefined ? [] : [`一半的年份录在前 ${typical} 行`]),
    ...(slip === undefined ? [] : [`滑档${/^\d/.test(shareText(slip)) ? ' ' : ''}${shareText(slip)}`]),
  ]
  return parts.join('，')
}
