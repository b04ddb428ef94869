import type { QueryClient } from '@tanstack/react-query'
import { type EnrollmentIntention, studentProfile } from '~/contracts/student-profile'
import { intentionCalls } from '~/entities/intention/intention.calls'
import type { Write } from '~/shared/api/changes'
import { request } from '~/shared/api/client'
import { store } from '~/shared/lib/storage/store'
import { intentionWith, storedAfter } from './stored-wishes'
import { recordOwner, storedWishesAtom } from './wishes'

/** One after the other: a save must see the record that the one before has left. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a student's record and sends it what it does not have yet. Gives the write, whose `changes` are out of date now.
 * Throws the errors of a call.
 */
export function saveWishes(studentId: string): Promise<Write> {
  return inTurn(() => readRecord(studentId), studentId)
}

/** The same with the record that the page may have asked for already. */
export function bringTogether(client: QueryClient, studentId: string): Promise<Write> {
  return inTurn(() => client.fetchQuery(intentionCalls.of(studentId)), studentId)
}

const readRecord = (studentId: string) => request(studentProfile.intention, { params: { studentId } })

function inTurn(read: () => Promise<EnrollmentIntention>, studentId: string): Promise<Write> {
  const turn = last.then(() => saveNow(read, studentId))
  last = turn.catch(() => undefined)
  return turn
}

async function saveNow(read: () => Promise<EnrollmentIntention>, studentId: string): Promise<Write> {
  const before = await read()
  // Somebody else's record is nothing to keep for who is here now.
  if (recordOwner() !== studentId) return {}
  store.set(storedWishesAtom, storedAfter(store.get(storedWishesAtom), before))
  const { changes } = store.get(storedWishesAtom)
  if (changes.length === 0) return {}
  const after = await request(studentProfile.saveIntention, { body: intentionWith(before, changes) })
  if (recordOwner() === studentId)
    store.set(storedWishesAtom, storedAfter(store.get(storedWishesAtom), after, changes))
  return studentProfile.saveIntention
}
