import { provinceForm } from '../exam/province-forms'
import { unknownForm } from '../filing/application-form'

/** What has to be known of a list before anything is computed. */
export interface Checkable {
  readonly province: string
  readonly subject?: string | null | undefined
  readonly rank?: number | null | undefined
  /** Rows of the list. */
  readonly size: number
}

/** Why a list cannot be checked, simulated or replayed, in words; undefined where it can. */
export function whyUncheckable({ province, subject, rank, size }: Checkable): string | undefined {
  if (size === 0) return '填了志愿才能检查。'
  if (!subject || !rank || rank < 1) return '这份志愿表没有记下位次或科类，不能检查。'
  return provinceForm(province) ? undefined : `${unknownForm(province)}，不能检查。`
}
