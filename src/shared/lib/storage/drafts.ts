import * as z from 'zod/mini'
import { type WorkName, workKey, workOfKey } from './draft-keys'
import type { GuardedStorage } from './storage'

/*
 * What somebody typed and the server does not have, as this device keeps it. Each tab writes under a key of its own, so
 * that none overwrites another. A draft says which others it contains: those that somebody saw and went on from. It goes
 * with the save that contains it, or when its owner throws it away, and with nothing else.
 */

/** Where drafts are kept. */
export type DraftPlace = Pick<GuardedStorage, 'get' | 'set' | 'discard' | 'entries'>

/** One state of one draft. Every state has a name of its own, so a later one is never taken for it. */
interface DraftRef {
  readonly key: string
  readonly state: string
}

const Stored = z.object({
  state: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The drafts that this one contains. */
  contains: z.array(z.object({ key: z.string(), state: z.string() })),
  /** What it is called where it would be lost: the name of a list. */
  title: z.optional(z.string()),
  /** The page that it was typed on, from the root of the site. */
  page: z.optional(z.string()),
  content: z.unknown(),
})

/** A draft that was found. Its content is as it was written, by whatever release of the product: its reader checks it. */
export interface Draft extends DraftRef {
  readonly at: number
  readonly contains: readonly DraftRef[]
  readonly title?: string | undefined
  readonly page?: string | undefined
  readonly content: unknown
}

/** What a save takes with it: it is forgotten once the server has it. */
export type Receipt = readonly DraftRef[]

export interface DraftTab {
  readonly place: DraftPlace
  /** Names this tab, also after a reload. A tab that was duplicated shares the name until both write. */
  readonly tab: string
  /** A new name at each call, on all devices. */
  readonly mint: () => string
  readonly now: () => number
  /** The page that stands open, from the root of the site. */
  readonly page?: () => string
}

/** Every draft of a piece of work that is no part of another one, the newest first. */
export function draftsOf(place: DraftPlace, name: WorkName): Draft[] {
  const begin = `${workKey(name)}/`
  const all = place
    .entries()
    .flatMap(([key, text]) => (key.startsWith(begin) ? (readDraft(key, text) ?? []) : []))
  return headsOf(all)
}

/** Each piece of work of one person that has drafts, with those that are no part of another one. */
export function draftsOfOwner(place: DraftPlace, owner: string): { work: WorkName; drafts: Draft[] }[] {
  const works = new Map<string, { work: WorkName; drafts: Draft[] }>()
  for (const [key, text] of place.entries()) {
    const work = workOfKey(key)
    const draft = work?.owner === owner ? readDraft(key, text) : undefined
    if (!work || !draft) continue
    const known = works.get(workKey(work)) ?? { work, drafts: [] }
    works.set(workKey(work), { work, drafts: [...known.drafts, draft] })
  }
  return [...works.values()].map(({ work, drafts }) => ({ work, drafts: headsOf(drafts) }))
}

/** The drafts that no other one contains, the newest first. */
export function headsOf(drafts: readonly Draft[]): Draft[] {
  const within = new Set(drafts.flatMap(({ contains }) => contains.map(textOf)))
  return drafts.filter((draft) => !within.has(textOf(draft))).toSorted((a, b) => b.at - a.at)
}

/** A draft as a storage has it; undefined for anything else. */
export function readDraft(key: string, text: string): Draft | undefined {
  try {
    const read = Stored.safeParse(JSON.parse(text))
    return read.success ? { key, ...read.data, content: read.data.content } : undefined
  } catch {
    return undefined
  }
}

const textOf = ({ key, state }: DraftRef) => `${key} ${state}`

/** The draft of one piece of work in one page that is open. */
export class DraftSlot {
  readonly #tab: DraftTab
  readonly #name: WorkName
  #own: DraftRef | undefined
  /** The browser had no room for the own state. */
  #isInMemory = false
  #contains: readonly DraftRef[] = []
  #last: { readonly content: unknown; readonly title?: string | undefined } | undefined

  constructor(tab: DraftTab, name: WorkName) {
    this.#tab = tab
    this.#name = name
  }

  /** What was left unsaved, that of this tab before that of others, and the newer before the older. */
  found(): Draft[] {
    const own = this.#keyOfTab()
    const heads = draftsOf(this.#tab.place, this.#name)
    return [...heads.filter(({ key }) => key === own), ...heads.filter(({ key }) => key !== own)]
  }

  /** What stands elsewhere and is no part of this one: left before, or typed in another tab just now. */
  others(): Draft[] {
    const own = new Set(this.receipt().map(textOf))
    return draftsOf(this.#tab.place, this.#name).filter((draft) => !own.has(textOf(draft)))
  }

  /** Goes on from a draft that was found: what is kept or saved next contains it. */
  takeUp(draft: Draft): void {
    const { key, state } = draft
    if (key === this.#keyOfTab() && !this.#own) this.#own = { key, state }
    else this.#contains = [...this.#contains, { key, state }]
    this.#contains = [...this.#contains, ...draft.contains]
  }

  /** Keeps a content. Gives whether the browser keeps it; if not, it lives as long as the page. */
  keep(content: unknown, title?: string): boolean {
    const before = this.#own
    const key = this.#freeKey()
    let isStored = this.#write(key, content, title)
    if (!isStored && !this.#isInMemory) {
      // What lives in memory takes a key of its own: it hides nothing there that the browser keeps, and contains it.
      if (this.#own) forgetState(this.#tab.place, this.#own)
      if (before) this.#contains = [...this.#contains, before]
      isStored = this.#write(this.#newKey(), content, title)
    }
    this.#isInMemory = !isStored
    this.#last = { content, title }
    return isStored
  }

  #write(key: string, content: unknown, title: string | undefined): boolean {
    const { place, mint, now, page } = this.#tab
    const state = mint()
    const draft = { state, at: now(), contains: this.#contains, title, page: page?.(), content }
    this.#own = { key, state }
    return place.set(key, JSON.stringify(draft))
  }

  /** Taken before a save is sent. */
  receipt(): Receipt {
    return [...(this.#own ? [this.#own] : []), ...this.#contains]
  }

  /** The server has what stood here at the receipt, or its owner has thrown it away. What came later stays. */
  forget(receipt: Receipt = this.receipt()): void {
    this.#forgetAll(receipt)
    const gone = new Set(receipt.map(textOf))
    this.#contains = this.#contains.filter((ref) => !gone.has(textOf(ref)))
    if (!this.#own || !gone.has(textOf(this.#own))) return
    this.#own = undefined
    this.#isInMemory = false
    this.#last = undefined
  }

  /** Whose it is. */
  get owner(): string {
    return this.#name.owner
  }

  /**
   * Another tab, or a person who clears a site's data, has taken away what this page still shows as kept: it is kept once
   * more. Gives whether the browser has it now.
   */
  keepAgain(): boolean {
    if (this.#isGone() && this.#last) return this.keep(this.#last.content, this.#last.title)
    return !this.#isInMemory
  }

  #isGone(): boolean {
    return this.#own !== undefined && stateAt(this.#tab.place, this.#own.key) !== this.#own.state
  }

  #keyOfTab(): string {
    return `${workKey(this.#name)}/${this.#tab.tab}`
  }

  /** The key of this tab, or another one where somebody else has written there meanwhile. */
  #freeKey(): string {
    const key = this.#own?.key ?? this.#keyOfTab()
    const text = this.#tab.place.get(key)
    // The state comes first in what is written: a list of a hundred rows is not read for it at each change.
    if (text === undefined || (this.#own && text.startsWith(beginOf(this.#own.state)))) return key
    const there = readDraft(key, text)?.state
    return there === undefined || there === this.#own?.state ? key : this.#newKey()
  }

  #newKey(): string {
    return `${workKey(this.#name)}/${this.#tab.mint()}`
  }

  #forgetAll(refs: readonly DraftRef[]): void {
    for (const ref of refs) forgetState(this.#tab.place, ref)
  }
}

/** Removes one state of a draft; a later one stays. */
export function forgetState(place: DraftPlace, { key, state }: DraftRef): void {
  place.discard(key, (text) => readDraft(key, text)?.state === state)
}

const beginOf = (state: string) => `{"state":${JSON.stringify(state)},`

function stateAt(place: DraftPlace, key: string): string | undefined {
  const text = place.get(key)
  return text === undefined ? undefined : readDraft(key, text)?.state
}
