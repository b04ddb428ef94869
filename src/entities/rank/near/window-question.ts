import type { NearQuestion } from '../near-call'
import type { RowFilters } from './near-fields'

interface Window extends Pick<RowFilters, 'major' | 'swing'> {
  /** How far the lines may lie from the rank of the score, in percent of it. */
  readonly within: number
}

/** What is asked where all lines of a window are wanted: its table, how wide it is, and what only a server can tell. */
export function windowQuestion(
  { province, year, subject, score }: Pick<NearQuestion, 'province' | 'year' | 'subject' | 'score'>,
  { within, major, swing }: Window,
): NearQuestion {
  return {
    ...{ province, year, subject, score, within },
    ...(major && { majorWord: major }),
    ...(swing !== undefined && { tells: ['swing'] }),
  }
}
