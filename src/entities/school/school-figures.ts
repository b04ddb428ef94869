import type { SchoolScoreLine } from '~/contracts/school-lines'

/** What a candidate chooses a school by, for one province and subject. */
export interface SchoolFigures {
  /** Still on its way. */
  readonly isPending: boolean
  /** It could not be asked: what is missing must not read as not published. */
  readonly hasFailed?: boolean
  /** The line the school is known by in the asked year; absent where it admitted nobody, or while it is not known. */
  readonly line?:
    | (Pick<SchoolScoreLine, 'lowestRank' | 'lowestScore' | 'majorGroupCode' | 'admissionType'> & {
        readonly batch?: string | null | undefined
      })
    | undefined
  /** The line of its 中外合作, where it is another. */
  readonly joint?: Pick<SchoolScoreLine, 'lowestRank'> | undefined
  /** The line is that of this major, or of the type it is enrolled with. */
  readonly ofMajor?: string | undefined
  /** What the line is of where it is not the school's: 专业组 004, 法学 · 中外合作. */
  readonly unit?: string | undefined
  readonly isPlanPending?: boolean
  readonly hasPlanFailed?: boolean
  /** Places in the newest plan, and in the one before it. */
  readonly plan?: number | undefined
  readonly planBefore?: number | undefined
}

/** Stands for a figure that could not be asked. */
export const NOT_LOADED = '未加载'

export const PENDING_FIGURES: SchoolFigures = { isPending: true, isPlanPending: true }

/** Where nobody can tell what to ask for. */
export const FAILED_FIGURES: SchoolFigures = { isPending: false, hasFailed: true, hasPlanFailed: true }

/** A change in one word: 多 12, 少 3, 不变; undefined where there is nothing to compare with. */
export function changeWord(now: number | undefined, before: number | undefined): string | undefined {
  if (now === undefined || before === undefined || before === 0) return undefined
  if (now === before) return '不变'
  return `${now > before ? '多' : '少'} ${Math.abs(now - before)}`
}
