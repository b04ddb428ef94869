import { IS_MOCKED } from '~/shared/lib/mode'

/** Something about who runs this site. */
export interface OfOperator {
  readonly text: string
  /** Whether it is made up for the demo. */
  readonly isExample: boolean
}

/** The number under which the site is filed (S1 §2), from `VITE_FILING_NUMBER`; the demo has an example. */
export const FILING_NUMBER = configured(import.meta.env.VITE_FILING_NUMBER, '皖ICP备2025000000号-1')

/** Where people write to: questions, corrections, personal data; from `VITE_CONTACT_EMAIL`; the demo has an example. */
export const CONTACT_EMAIL = configured(import.meta.env.VITE_CONTACT_EMAIL, 'fuwu@zetu.example')

/** Undefined in a live build that was told nothing: nothing is invented there. */
function configured(told: string | undefined, example: string): OfOperator | undefined {
  if (told) return { text: told, isExample: false }
  return IS_MOCKED ? { text: example, isExample: true } : undefined
}
