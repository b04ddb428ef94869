import { useEffect, useEffectEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { type Draft, DraftSlot, type DraftTab, forgetState, type Receipt } from '~/shared/lib/storage/drafts'
import { browserStorage, tabStorage } from '~/shared/lib/storage/storage'
import { randomId } from '~/shared/lib/text/random-id'
import { ownerHere } from './session'
import type { WorkKind } from './work-kinds'
import './missed-work'

const TAB_KEY = 'zetu.tab'

const mint = () => randomId(8)

function tabName(): string {
  const known = tabStorage.get(TAB_KEY)
  if (known !== undefined) return known
  const made = mint()
  tabStorage.set(TAB_KEY, made)
  return made
}

function thisTab(): DraftTab {
  return {
    place: browserStorage,
    tab: tabName(),
    mint,
    now: () => Date.now(),
    page: () => location.pathname + location.search,
  }
}

function draftSlot(kind: WorkKind, id: string): DraftSlot {
  return new DraftSlot(thisTab(), { owner: ownerHere(), kind, id })
}

/** Whether something was left unsaved of a piece of work. */
export function hasDraft(kind: WorkKind, id: string): boolean {
  return draftSlot(kind, id).found().length > 0
}

/** Throws away every draft of a piece of work: what it was about is gone. */
export function forgetDrafts(kind: WorkKind, id: string): void {
  const slot = draftSlot(kind, id)
  for (const draft of slot.found()) slot.takeUp(draft)
  slot.forget()
}

/** The draft of one piece of work of the signed-in person, for a page that stays with them. */
export function useDraftSlot(kind: WorkKind, id: string): DraftSlot {
  const begin = () => ({ slot: draftSlot(kind, id), id, of: ownerHere() })
  const [begun, setBegun] = useState(begin)
  const { slot, of } = begun.id === id ? begun : begin()
  if (begun.id !== id) setBegun({ slot, id, of })
  useEffect(
    () =>
      browserStorage.onForeignChange(() => {
        // Somebody who has left in another tab leaves nothing behind here.
        if (ownerHere() === of) slot.keepAgain()
      }),
    [slot, of],
  )
  return slot
}

/** Nobody reads that something is kept, and believes it for longer than this, where it is not. */
const LOOK_MS = 3000

/**
 * Looks every few seconds whether the browser still has what a page shows as kept. It is kept once more where it has
 * not: a browser that clears the data of a site tells nobody. `onLook` hears whether the browser has it.
 */
export function useStoredLook(
  slot: DraftSlot,
  isWanted: boolean,
  onLook?: (isStored: boolean) => void,
): void {
  const tell = useEffectEvent((isStored: boolean) => onLook?.(isStored))
  useEffect(() => {
    if (!isWanted) return
    const look = setInterval(() => {
      // Somebody who has left in another tab leaves nothing behind here.
      if (ownerHere() === slot.owner) tell(slot.keepAgain())
    }, LOOK_MS)
    return () => clearInterval(look)
  }, [slot, isWanted])
}

/** A draft of another tab, as it was left. */
export interface OtherDraft<T> {
  readonly value: T
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kept: Draft
}

export interface StoredDraft<T> {
  /** What was left unsaved, in this tab before others; undefined where there is nothing. */
  readonly left: T | undefined
  /** What other tabs have left beside it, the newest first. */
  readonly others: readonly OtherDraft<T>[]
  /** Goes on from what another tab has left, or throws it away. */
  readonly settle: (other: OtherDraft<T>, use: boolean) => void
  /** Keeps what is typed, with what it is called. Gives whether this browser keeps it. */
  readonly keep: (value: T, title?: string) => boolean
  /** Taken before a save is sent, and given to `forget` when the server has it. */
  readonly receipt: () => Receipt
  /** It is saved, or thrown away. */
  readonly forget: (receipt?: Receipt) => void
}

/** What somebody types into a form, kept until it is saved; it goes on from what was left. */
export function useStoredDraft<T>(
  kind: WorkKind,
  id: string,
  read: (content: unknown) => T | undefined,
): StoredDraft<T> {
  const slot = useDraftSlot(kind, id)
  const [begun, setBegun] = useState(() => ({ of: slot, ...takenUp(slot, read) }))
  const now = begun.of === slot ? begun : { of: slot, ...takenUp(slot, read) }
  if (now !== begun) setBegun(now)
  useStoredLook(slot, true)
  const readNow = useEffectEvent(read)
  useEffect(() => {
    const owner = ownerHere()
    return browserStorage.onForeignChange(() => {
      if (ownerHere() !== owner) return
      const others = othersOf(slot, readNow)
      setBegun((before) => (before.of === slot ? withOthers(before, others) : before))
    })
  }, [slot])
  return {
    left: now.left,
    others: now.others,
    settle: (other, use) => {
      if (use) slot.takeUp(other.kept)
      else forgetState(browserStorage, other.kept)
      setBegun({ ...now, others: now.others.filter((one) => one !== other) })
    },
    keep: (value, title) => slot.keep(value, title),
    receipt: () => slot.receipt(),
    forget: (receipt) => slot.forget(receipt),
  }
}

function takenUp<T>(slot: DraftSlot, read: (content: unknown) => T | undefined) {
  const [first] = readAll(slot.found(), read)
  if (first) slot.takeUp(first.kept)
  return { left: first?.value, others: othersOf(slot, read) }
}

function othersOf<T>(slot: DraftSlot, read: (content: unknown) => T | undefined): OtherDraft<T>[] {
  return readAll(slot.others(), read)
}

function readAll<T>(drafts: readonly Draft[], read: (content: unknown) => T | undefined): OtherDraft<T>[] {
  return drafts.flatMap((kept) => {
    const value = read(kept.content)
    return value === undefined ? [] : [{ value, at: kept.at, kept }]
  })
}

/** The same with what other tabs have now; as it was where that has not changed. */
function withOthers<T, B extends { readonly others: readonly OtherDraft<T>[] }>(
  before: B,
  others: readonly OtherDraft<T>[],
): B {
  const statesOf = (some: readonly OtherDraft<T>[]) => some.map(({ kept }) => kept.state).join()
  return statesOf(before.others) === statesOf(others) ? before : { ...before, others }
}

/** Reads a content by a schema. */
export function readBy<T>(schema: z.ZodMiniType<T>) {
  return (content: unknown): T | undefined => schema.safeParse(content).data
}
