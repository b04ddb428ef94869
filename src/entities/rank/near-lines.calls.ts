import {
  type NearNarrowing,
  type SameScoreDestination,
  type SameScoreFacets,
  type SameScoreInfo,
  scoreLookups,
} from '~/contracts/score-lookups'
import { scoreTables } from '~/contracts/score-tables'
import { narrowedLines, USUAL_WITHIN, unusable, windowAround } from '~/rules/filing/near-lines'
import { ask, call } from '~/shared/api/call'
import { NEAR_PAGE, type NearQuestion, nearCall, WHOLE_PAGE } from './near-call'

/** Lines near a score, and what is known of those that are not among them. */
export interface NearLines {
  /** Those of the page; of a server without pages all that match, or as many as it gives. */
  readonly lines: readonly SameScoreDestination[]
  /** How many match; undefined where a server has cut its answer and says no number. */
  readonly total: number | undefined
  /** Whether the other pages can be asked for. */
  readonly isPaged: boolean
  /** Counts over all that match; undefined where nobody knows them. */
  readonly facets: SameScoreFacets | undefined
  /** What the lines could not be narrowed by. */
  readonly unused: readonly (keyof NearNarrowing)[]
}

export const nearLines = {
  /** A page of the lines near a score, the nearest first. A server without pages gives all with the first. */
  page: (question: NearQuestion, page = 1, pageSize = NEAR_PAGE) => {
    const { key, staleTime, send } = nearCall(question, page, pageSize)
    return ask({
      key: [...key, 'near'],
      staleTime,
      send: async (signal) => await readLines(await send(signal), question, signal),
    })
  },
  /** All lines near a score, page after page. */
  all: (question: NearQuestion) => {
    const { key, staleTime, send } = nearCall(question, 1, WHOLE_PAGE)
    return ask({
      key: [...key, 'all near'],
      staleTime,
      send: async (signal): Promise<NearLines> => {
        const first = await readLines(await send(signal), question, signal)
        const { total = 0, isPaged } = first
        const lines = [...first.lines]
        for (let page = 2; isPaged && (page - 1) * WHOLE_PAGE < total; page++) {
          const { destinations } = await nearCall(question, page, WHOLE_PAGE).send(signal)
          lines.push(...(destinations ?? []))
        }
        return { ...first, lines }
      },
    })
  },
}

async function readLines(
  info: SameScoreInfo,
  question: NearQuestion,
  signal: AbortSignal,
): Promise<NearLines> {
  const { destinations, total, facets } = info
  const given = destinations ?? []
  if (total !== undefined)
    return { lines: given, total, isPaged: true, facets: facets ?? undefined, unused: [] }
  const whole = await wholeOf(info, given, question, signal)
  const lines = whole ?? given
  const unused = unusable(lines, question)
  const usable: NearNarrowing = Object.fromEntries(
    Object.entries(question).filter(([name]) => !isAmong(unused, name)),
  )
  const { found, facets: counted } = narrowedLines(lines, usable)
  return {
    lines: found,
    total: whole && found.length,
    isPaged: false,
    facets: whole && counted,
    unused,
  }
}

const isAmong = (names: readonly string[], name: string) => names.includes(name)

/** All lines of the window where a server says no total; undefined where they cannot be had. */
async function wholeOf(
  { lowestRank }: SameScoreInfo,
  given: readonly SameScoreDestination[],
  { province, year, subject, within = USUAL_WITHIN }: NearQuestion,
  signal: AbortSignal,
): Promise<readonly SameScoreDestination[] | undefined> {
  const { joinedWindows, mayBeCut } = await import('./joined-windows')
  if (!mayBeCut(given)) return given
  try {
    const key = { province, year, subject }
    const table = await call(scoreTables.rows, { body: key }).send(signal)
    return await joinedWindows(table, windowAround(lowestRank, within), given, async (score, narrow) => {
      const query = { ...key, score, within: narrow }
      return (await call(scoreLookups.sameScoreInfo, { query }).send(signal)).destinations ?? []
    })
  } catch {
    // What has come stays, and the page says that it is not all.
    return undefined
  }
}
