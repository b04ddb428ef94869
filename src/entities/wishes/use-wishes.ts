import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { dropChanged } from '~/shared/api/changes'
import { hasJustFailed } from '~/shared/api/query'
import { useOnce } from '~/shared/api/use-once'
import { hasMoved, onFirstMove } from '~/shared/lazy/first-use'
import { store } from '~/shared/lib/storage/store'
import { useHydrated } from '~/shared/session/session'
import type { Wish } from './stored-wishes'
import { changeWish, recordOwner, wishesAtom } from './wishes'

const NONE: readonly Wish[] = []

/** The page's own answers come before the record. */
const PATIENCE_MS = 1500

/** Names what sends wishes to the record. */
export const SAVE = ['wishes']

/** Whose record has been read since the application was loaded. */
let readFor: string | undefined

interface Failure {
  readonly studentId: string
  /** ms since 1970. */
  readonly at: number
  readonly error: unknown
}

/** How the last try to read it has failed. */
export const recordFailureAtom = atom<Failure>()

const save = async (studentId: string) => (await import('./save-wishes')).saveWishes(studentId)
const bringTogether = async (client: QueryClient, studentId: string) =>
  (await import('./save-wishes')).bringTogether(client, studentId)

/** Brings wishes and record together once; a failure is silent, since the wishes are safe on this device. */
export function readOnce(client: QueryClient): void {
  const studentId = recordOwner()
  if (studentId === undefined || studentId === readFor) return
  readFor = studentId
  store.set(recordFailureAtom, undefined)
  bringTogether(client, studentId).catch((error: unknown) => {
    readFor = undefined
    store.set(recordFailureAtom, { studentId, at: Date.now(), error })
  })
}

/** Marks that appear one after the other do not ask again, each, for what has just failed. */
function hasRecordJustFailed(): boolean {
  const failure = store.get(recordFailureAtom)
  if (failure === undefined || failure.studentId !== recordOwner()) return false
  return hasJustFailed(failure.at)
}

/**
 * What the reader keeps, oldest first; nothing while HTML of the build is taken over. The record of a student is read
 * once, after the page's own answers.
 */
export function useWishes(): readonly Wish[] {
  useRecord(true)
  return useStoredHere()
}

/** The same for a mark beside something else: the record is read once somebody is at work on the page. */
export function useMarkedWishes(): readonly Wish[] {
  useRecord(useSyncExternalStore(onFirstMove, hasMoved, () => false))
  return useStoredHere()
}

function useRecord(isWanted: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    const wait = setTimeout(() => hasRecordJustFailed() || readOnce(client), PATIENCE_MS)
    return () => clearTimeout(wait)
  }, [isWanted, client])
}

function useStoredHere(): readonly Wish[] {
  const wishes = useAtomValue(wishesAtom)
  return useHydrated() ? wishes : NONE
}

/** Sends the record what it does not have; `change` names the reason, and the same is not sent twice at once. */
export function useSaveWishes() {
  const client = useQueryClient()
  return useOnce({
    name: SAVE,
    run: ({ studentId }: { studentId: string; change: string }) => save(studentId),
    onDone: (write) => dropChanged(client, write),
  })
}

/** Keeps a wish on this device and, of a student who is signed in, in the record. */
export function useChangeWish(): (wish: Wish, wanted: boolean) => void {
  const { start } = useSaveWishes()
  return (wish, wanted) => {
    changeWish(wish, wanted)
    const studentId = recordOwner()
    if (studentId !== undefined) start({ studentId, change: `${wish.kind} ${wish.id} ${wanted}` })
  }
}
