import type { CheckUp } from '~/rules/check-up/check-list'
import { shareText } from './share-text'

/** A whole list in one line: 冲 3 稳 4 保 2 · 滑档 0.4%. */
export function riskText({ tiers, slip }: Pick<CheckUp, 'tiers' | 'slip'>): string {
  const count = (name: string) => tiers.filter((tier) => tier === name).length
  const counts = `冲 ${count('冲')} 稳 ${count('稳')} 保 ${count('保')}`
  return slip === undefined ? counts : `${counts} · 滑档 ${shareText(slip)}`
}
