import { CONTRACT_VERSION } from '~/contracts/version'

/** The form of the files; another number is another form. */
export const PUBLISHED_FORMAT = 1

/** Where the answers of one call are kept. */
export type CallFile = FiledAnswers | FiledList | FiledDerived | FiledNothing

/** In one file for each value of what stands in braces: `schools/{id}`. */
export interface FiledAnswers {
  readonly file: string
}

/** A list as a whole, from which any page is cut: which values of these filters leave which records. */
export interface FiledList {
  readonly list: string
  readonly filters: readonly string[]
}

/** Worked out from the answers of other calls (`derived.ts`), and of a file of its own where it names one. */
export interface FiledDerived {
  readonly derived: true
  readonly from?: string
}

/** The same answer whatever is asked: there is nothing of it. */
export interface FiledNothing {
  readonly nothing: unknown
}

/** What `latest.json` says: which files of public data there are. */
export interface Publication {
  readonly format: number
  readonly contract: string
  /** The folder of the files; its content never changes. */
  readonly folder: string
  /** When the API was asked, and until when its answers are used; ISO 8601. */
  readonly made: string
  readonly until: string
  /** What the API called its public data then, where it says. */
  readonly version?: string | undefined
  readonly calls: Readonly<Record<string, CallFile>>
  /** There is no API behind the files: what they do not have is not there. */
  readonly alone?: boolean | undefined
}

/** Reads what stands in `latest.json`. Undefined where it is none, of another form or contract, or no longer to be used. */
export function readPublication(text: string, now: number): Publication | undefined {
  let read: Partial<Publication> | null
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  if (read?.format !== PUBLISHED_FORMAT || read.contract !== CONTRACT_VERSION) return undefined
  const { folder, made = '', until = '', calls } = read
  if (!/^[\w-]+$/.test(folder ?? '') || typeof calls !== 'object' || calls === null) return undefined
  // A clock far behind has not seen these answers made: it cannot tell how old they are.
  const isUsed = read.alone === true || (Date.parse(until) > now && Date.parse(made) < now + DAY_MS)
  return isUsed ? (read as Publication) : undefined
}

const DAY_MS = 86_400_000
