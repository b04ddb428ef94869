/** What an operator is told of a visit (docs/deploy.md): nothing of the person, no address, nothing that was typed. */
export interface VisitReport {
  /** The file of the application: it has another name where its code has changed. */
  readonly build: string
  /** The route of the first page, without what stands in its places: `/chadaxueoverview/$schoolId`. */
  readonly page: string
  /** Whether the window is as wide as a table. */
  readonly wide: boolean
  /** By their usual names; `CLS` without a unit, the others in ms. */
  readonly vitals: Readonly<Record<string, number>>
  readonly errors: readonly ReportedError[]
}

export interface ReportedError {
  /** The class of the error: TypeError. */
  readonly name: string
  /** Its words, without what stands in quotation marks, addresses and long numbers. */
  readonly text: string
  /** The first file of the product that it passed, with line and column: `platform-B3P7-yx4.js:1:2042`. */
  readonly at?: string
}

const MOST_CHARACTERS = 120
const LARGEST_SHARE = 1

/** Whether this visit is one of those that are reported. `draw` is a number from 0 to 1. */
export function isReported(
  { reports, reportShare = LARGEST_SHARE }: { readonly reports?: string; readonly reportShare?: number },
  draw: number,
): boolean {
  return Boolean(reports) && draw < reportShare
}

/** Describes whatever was thrown. Its words may hold an answer or an address with an own rank: those are left out. */
export function describeError(thrown: unknown): ReportedError {
  const error = thrown instanceof Error ? thrown : undefined
  const at = /\/assets\/([\w~.-]+\.js:\d+:\d+)/.exec(error?.stack ?? '')?.[1]
  return {
    name: error?.name ?? typeof thrown,
    text: withoutValues(error?.message ?? String(thrown)).slice(0, MOST_CHARACTERS),
    ...(at !== undefined && { at }),
  }
}

function withoutValues(text: string): string {
  return (
    text
      .replaceAll(/\b[a-z]+:\/\/\S+/gi, '…')
      // An answer in quotation marks has such marks in it: from the first to the last.
      .replaceAll(/".*"|“.*”|`.*`/gs, '…')
      .replaceAll(/(^|\W)'.*'/gs, '$1…')
      .replaceAll(/\d{3,}/g, '…')
  )
}
