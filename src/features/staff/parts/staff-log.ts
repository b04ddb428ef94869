import * as z from 'zod/mini'
import { audit } from '~/contracts/audit'
import { request } from '~/shared/api/client'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'
import { now } from '~/shared/lib/time/clock'
import { currentSession } from '~/shared/session/session'

const LogEntry = z.object({
  /** Milliseconds of the act. */
  at: z.number(),
  by: z.string(),
  /** What was done, in Chinese. */
  act: z.string(),
})
export type LogEntry = z.infer<typeof LogEntry>

const NONE: LogEntry[] = []

/** More would only fill the browser. */
const LONGEST = 300

/** What staff have done in this browser, the newest first: the record where the server keeps none. */
export const staffLog = storedAtom('zetu.staff-log', z.array(LogEntry), NONE)

/** Writes down an act of the person who is signed in. */
export function logAct(act: string): void {
  const by = currentSession()?.user.name ?? ''
  store.set(staffLog, [{ at: now().getTime(), by, act }, ...store.get(staffLog)].slice(0, LONGEST))
}

/** Writes down what no other call tells the server: it keeps it too, where it knows how. */
export function noteAct(act: string): void {
  logAct(act)
  // The record here is enough where the server has none.
  request(audit.note, { body: { act } }).catch(() => undefined)
}
