import type { Action } from '../list/edits'

export type Severity = 'high' | 'medium' | 'low'

/** The checks of a list, with the names the pages show. */
export const CHECK_NAMES = {
  'weak-safety': '保底不足',
  'no-safety-at-end': '无保',
  'next-batch': '下一批次',
  'unreachable-row': '倒挂',
  gap: '断层',
  crowded: '过密',
  'one-school': '同校过多',
  'one-region': '地区单一',
  'no-adjust': '未服从',
  'unwanted-in-group': '组内有不想去的专业',
  'uneven-group': '组内冷热差大',
  'subject-mismatch': '选科不符',
  'limit-health': '体检受限',
  'limit-body': '身高体能',
  'limit-score': '单科成绩',
  'limit-language': '外语语种',
  'limit-sex': '性别',
  'limit-eligibility': '资格',
  'limit-political-review': '政审',
  interview: '面试体测',
  'plan-change': '计划变化',
  'one-year': '仅一年数据',
  'new-unit': '新增单位',
  'reform-year': '改革年',
  swing: '大小年',
  'old-habit': '旧规则',
  sequential: '顺序志愿',
  'early-lock': '提前批锁定',
  'empty-choices': '志愿未填满',
  'out-of-reach': '够不着',
  'high-fee': '学费较高',
  'one-place': '名额很少',
  'too-safe': '过于保守',
} as const

export type CheckName = keyof typeof CHECK_NAMES

export interface Finding {
  readonly check: CheckName
  /** From 1; empty when the whole list is meant. */
  readonly rows: readonly number[]
  readonly severity: Severity
  /** The finding, with the figures that decided. */
  readonly why: string
  /** Possible steps. */
  readonly remedy: string
  /** The remedy as steps; empty where only a person can act. */
  readonly actions: readonly Action[]
}

/** A check that could not be made, and why. */
export interface Skipped {
  readonly check: CheckName
  readonly why: string
}
