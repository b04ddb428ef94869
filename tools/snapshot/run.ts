import { createHash } from 'node:crypto'
import { publishedData } from '~/contracts/published-data'
import { CONTRACT_VERSION } from '~/contracts/version'
import { type Counts, openApi } from './api'
import { FILES_OF_CALLS } from './files-of-calls'
import type { Gathering } from './gather'
import { gatherAll, type Part, USUAL_PARTS } from './plan'
import { lastPublished, type Published, prolong, publish } from './publish'
import { question } from './questions'
import { openWork } from './work'

export interface SnapshotOptions {
  /** Origin of the API. */
  readonly api: string
  /** What the snapshot is of; the origin unless said. */
  readonly source?: string
  /** Whether it is of the demo world. */
  readonly demo?: boolean
  /** Whether no API will stand behind the files. */
  readonly alone?: boolean
  readonly out: string
  /** Calls a second, at most. */
  readonly rate: number
  /** So many hours the answers are used. */
  readonly hours: number
  /** All unless said. */
  readonly parts?: readonly Part[]
  readonly provinces?: readonly string[]
  readonly send?: typeof fetch
  readonly pause?: (ms: number) => Promise<unknown>
  readonly now?: Date
}

export interface SnapshotResult extends Published {
  readonly counts: Counts
  /** Files that a stopped run had left. */
  readonly found: number
  /** The calls that do not say what follows from the answers of others. */
  readonly different: ReadonlySet<string>
}

/**
 * Asks an API for its public data and writes them into a folder (docs/snapshot.md). Throws `SnapshotFailure` where the
 * API does not answer or lies; the last snapshot then stays, and what has been asked is kept for the next run.
 */
export async function takeSnapshot(options: SnapshotOptions): Promise<SnapshotResult> {
  const { out, rate, hours, send, pause, now = new Date() } = options
  const origin = options.api.replace(/\/+$/, '')
  const api = openApi({ origin, rate, ...(send && { send }), ...(pause && { pause }) })
  const reported = (await api.ask(question(publishedData.version, {}), 'latest')) as
    | { version: string }
    | undefined
  const version = reported?.version
  const { source = origin, demo = false, alone = false, parts = USUAL_PARTS, provinces = [] } = options
  // What is kept in files decides too: a newer command may keep more of the same data.
  const kept = createHash('sha256').update(JSON.stringify(FILES_OF_CALLS)).digest('hex').slice(0, 8)
  const of = `${source} ${[...parts, ...provinces].join()} ${kept}`
  const run = { out, api: of, demo, alone, version, now, hours }
  const last = await lastPublished(out)
  const isLatest = version !== undefined && last?.version === version
  if (last && isLatest && last.api === of && last.contract === CONTRACT_VERSION) {
    await prolong(run, last)
    return {
      folder: last.folder,
      files: 0,
      bytes: 0,
      compressed: 0,
      isSame: true,
      counts: api.counts,
      found: 0,
      different: new Set(),
    }
  }
  const mark = { api: of, contract: CONTRACT_VERSION, day: now.toISOString().slice(0, 10), version }
  const work = await openWork(out, mark)
  const gathering: Gathering = {
    ...{
      api,
      work,
      offered: new Set(),
      nothing: new Map(),
      different: new Set(),
      files: new Set(),
      found: 0,
    },
  }
  await gatherAll(gathering, { thisYear: now.getFullYear(), parts, provinces })
  const { found, different } = gathering
  return { ...(await publish(run, gathering)), counts: api.counts, found, different }
}
