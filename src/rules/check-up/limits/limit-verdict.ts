import { countText } from '../../exam/count-text'
import type { ListStudent } from '../list-input'

/** The checks of what bars a student from a row, rank or no rank. */
export type LimitId =
  | 'limit-health'
  | 'limit-body'
  | 'limit-score'
  | 'limit-language'
  | 'limit-sex'
  | 'limit-eligibility'
  | 'limit-political-review'
  | 'interview'

/** The verdict of a limit on a student: barred, not told, or nothing. */
export interface Verdict {
  readonly check: LimitId
  /** False: the student's data do not tell, or the limit is to be looked up. */
  readonly barred: boolean
  /** The limit, for reading. */
  readonly text: string
  /** Where a limit is written that is not the row's own. */
  readonly source?: string
  /** The chosen major that is meant; absent: the whole row. */
  readonly major?: string
}

/** The least height for a student. */
export interface HeightLimit {
  /** Absent where it depends on the sex, and that is not told. */
  readonly least?: number
  readonly text: string
}

/** A limit of height for a student of a sex; undefined where there is none. */
export function heightLimit(
  limit: number | { readonly 男?: number | undefined; readonly 女?: number | undefined } | undefined,
  sex: ListStudent['sex'],
): HeightLimit | undefined {
  if (limit === undefined) return undefined
  if (typeof limit === 'number')
    return { least: limit, text: `身高不低于 ${countText(Math.round(limit))} cm` }
  const { 男: male, 女: female } = limit
  const least = sex && limit[sex]
  const parts = [male === undefined ? '' : `男 ${male} cm`, female === undefined ? '' : `女 ${female} cm`]
  return { ...(least !== undefined && { least }), text: `身高不低于${parts.filter(Boolean).join('、')}` }
}

/** Undefined where height or sex is not told. */
export function fitsHeight({ least }: HeightLimit, { heightCm }: ListStudent): boolean | undefined {
  return least === undefined || heightCm === undefined ? undefined : heightCm >= least
}

/** Limits are about the weaker eye. */
export function weakerEye({ eyesight }: Pick<ListStudent, 'eyesight'>): number | undefined {
  if (typeof eyesight === 'number' || eyesight === undefined) return eyesight
  return eyesight.length === 0 ? undefined : Math.min(...eyesight)
}
