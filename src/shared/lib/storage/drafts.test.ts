import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { workKey } from './draft-keys'
import { type Draft, type DraftPlace, DraftSlot, type Receipt } from './drafts'

/** Orders of events that are tried; the many take ten seconds, and are tried by the long tests. */
const ORDERS = process.env.ZETU_RANDOM ? 10_000 : 1000

let minted = 0
const mint = () => `m${++minted}`

/** The storage of a device, as its pages see it. What finds no room lives in the memory of its page. */
class Device {
  readonly kept = new Map<string, string>()
  isFull = false

  page(): DraftPlace {
    const memory = new Map<string, string>()
    return {
      get: (key) => memory.get(key) ?? this.kept.get(key),
      set: (key, text) => {
        const isStored = !this.isFull || (this.kept.get(key)?.length ?? 0) >= text.length
        ;(isStored ? this.kept : memory).set(key, text)
        if (isStored) memory.delete(key)
        return isStored
      },
      discard: (key, matches) => {
        for (const texts of [memory, this.kept]) if (matches(texts.get(key) ?? '')) texts.delete(key)
      },
      entries: () => [...new Map([...this.kept, ...memory])],
    }
  }
}

const nameOf = (owner: string) => ({ owner, kind: 'list', id: 'l-1' })

let device: Device
const slot = (tab: string, owner = 's-1') =>
  new DraftSlot({ place: device.page(), tab, mint, now: () => ++minted }, nameOf(owner))
const contentsOf = (drafts: readonly Draft[]) => drafts.map(({ content }) => content)

beforeEach(() => {
  device = new Device()
})

describe('a draft', () => {
  it('is found by the tab that left it, and by another, but by nobody else', () => {
    expect(slot('a').keep('one', '我的表')).toBe(true)
    expect(slot('a').found()).toMatchObject([{ content: 'one', title: '我的表' }])
    expect(contentsOf(slot('b').found())).toEqual(['one'])
    expect(slot('a', 's-2').found()).toEqual([])
  })

  it('of one tab outlives the save of another (two tabs in a conflict)', () => {
    const [a, b] = [slot('a'), slot('b')]
    a.keep('by a')
    b.keep('by b')
    a.forget(a.receipt())
    expect(contentsOf(slot('c').found())).toEqual(['by b'])
  })

  it('of each of two tabs without a network is found', () => {
    slot('a').keep('by a')
    slot('b').keep('by b')
    expect(contentsOf(slot('c').found())).toEqual(['by b', 'by a'])
    expect(contentsOf(slot('a').found())).toEqual(['by a', 'by b'])
  })

  it('that was typed on while a save was under way stays when that is answered', () => {
    const a = slot('a')
    a.keep('sent')
    const receipt = a.receipt()
    a.keep('sent and more')
    a.forget(receipt)
    expect(contentsOf(slot('a').found())).toEqual(['sent and more'])
  })

  it('goes with the save of whoever went on from it, unless it was changed since', () => {
    const [a, b] = [slot('a'), slot('b')]
    a.keep('begun')
    for (const draft of b.found()) b.takeUp(draft)
    b.keep('begun and ended')
    expect(contentsOf(slot('c').found())).toEqual(['begun and ended'])
    a.keep('begun otherwise')
    b.forget()
    expect(contentsOf(slot('c').found())).toEqual(['begun otherwise'])
  })

  it('of a tab that was duplicated is not overwritten by the other', () => {
    const first = slot('a')
    first.keep('begun')
    const second = slot('a')
    for (const draft of second.found()) second.takeUp(draft)
    second.keep('by the second')
    first.keep('by the first')
    expect(contentsOf(slot('c').found())).toEqual(['by the first', 'by the second'])
  })

  it('that another tab has thrown away is kept again by the tab that shows it still', () => {
    const [a, b] = [slot('a'), slot('b')]
    a.keep('begun')
    for (const draft of b.found()) b.takeUp(draft)
    b.forget()
    expect(slot('c').found()).toEqual([])
    a.keepAgain()
    a.keepAgain()
    expect(contentsOf(slot('c').found())).toEqual(['begun'])
  })

  it('that a browser has cleared without a word is kept again, and says whether there is room', () => {
    const a = slot('a')
    a.keep('begun')
    expect(a.keepAgain()).toBe(true)
    for (const { key } of slot('c').found()) device.kept.delete(key)
    expect(a.keepAgain()).toBe(true)
    expect(contentsOf(slot('c').found())).toEqual(['begun'])
    for (const { key } of slot('c').found()) device.kept.delete(key)
    device.isFull = true
    expect(a.keepAgain()).toBe(false)
    device.isFull = false
  })

  it('that finds no room is in memory only, and what was kept before is still there', () => {
    const a = slot('a')
    a.keep('one')
    device.isFull = true
    expect(a.keep('one and two')).toBe(false)
    expect(contentsOf(a.found())).toEqual(['one and two'])
    expect(contentsOf(slot('a').found())).toEqual(['one'])
  })

  it('that found no room takes nothing along when it is thrown away: what a duplicate of its tab keeps stays', () => {
    const [a, duplicate] = [slot('a'), slot('a')]
    device.isFull = true
    expect(a.keep('no room')).toBe(false)
    device.isFull = false
    expect(duplicate.keep('kept')).toBe(true)
    a.forget()
    expect(contentsOf(slot('a').found())).toEqual(['kept'])
  })

  it('that found no room overwrites nothing later: a duplicate of its tab may have kept something there', () => {
    const [a, duplicate] = [slot('a'), slot('a')]
    device.isFull = true
    a.keep('no room')
    device.isFull = false
    duplicate.keep('kept')
    expect(contentsOf(a.others())).toEqual(['kept'])
    a.keep('room again')
    expect(new Set(contentsOf(slot('a').found()))).toEqual(new Set(['kept', 'room again']))
  })

  it('that found no room goes with its save, and so does what was kept of it before', () => {
    const a = slot('a')
    a.keep('one')
    device.isFull = true
    a.keep('one and two')
    a.forget(a.receipt())
    expect(slot('a').found()).toEqual([])
  })

  it('that cannot be read is left alone', () => {
    device.kept.set(`${workKey(nameOf('s-1'))}/x`, '{"state":')
    expect(slot('a').found()).toEqual([])
    expect(device.kept.size).toBe(1)
  })
})

/** A page with what stands on it: the edits that it has, each a letter of its own. */
interface Page {
  readonly tab: string
  readonly owner: string
  readonly slot: DraftSlot
  edits: ReadonlySet<number>
  sent?: { readonly receipt: Receipt; readonly edits: ReadonlySet<number> } | undefined
}

const editsIn = (content: unknown) => new Set(Array.isArray(content) ? content.map(Number) : [])

/** People, pages and a server around one device, driven at random. */
class Days {
  readonly device = new Device()
  readonly pages: Page[] = []
  /** What a page has said to be kept, by owner. */
  readonly confirmed = new Map<string, Set<number>>()
  readonly saved = new Set<number>()
  /** What other tabs keep, and a page that has heard of it does not know. */
  readonly unreported: number[] = []
  readonly thrownAway = new Set<number>()
  owner = 's-1'
  #edits = 0
  #clock = 0

  #page(at: number): Page | undefined {
    return this.pages[at % Math.max(this.pages.length, 1)]
  }

  #keep(page: Page): void {
    if (!page.slot.keep([...page.edits])) return
    const confirmed = this.confirmed.get(page.owner) ?? new Set()
    this.confirmed.set(page.owner, new Set([...confirmed, ...page.edits]))
  }

  #slot(tab: string): DraftSlot {
    return new DraftSlot(
      { place: this.device.page(), tab, mint, now: () => ++this.#clock },
      nameOf(this.owner),
    )
  }

  /** A list brings all drafts together; a form goes on from one. */
  open(tab: string, takesAll: boolean): void {
    const opened = this.#slot(tab)
    const found = opened.found()
    const taken = takesAll ? found : found.slice(0, 1)
    for (const draft of taken) opened.takeUp(draft)
    const edits = new Set(taken.flatMap(({ content }) => [...editsIn(content)]))
    this.pages.push({ tab, owner: this.owner, slot: opened, edits })
  }

  edit(at: number): void {
    const page = this.#page(at)
    if (!page) return
    page.edits = new Set([...page.edits, ++this.#edits])
    this.#keep(page)
  }

  send(at: number): void {
    const page = this.#page(at)
    if (page && !page.sent) page.sent = { receipt: page.slot.receipt(), edits: page.edits }
  }

  /** How a save ends: answered, done without an answer, or not done. */
  end(at: number, how: 'answered' | 'lost' | 'failed'): void {
    const page = this.#page(at)
    if (!page?.sent) return
    const { receipt, edits } = page.sent
    page.sent = undefined
    if (how !== 'failed') for (const edit of edits) this.saved.add(edit)
    if (how === 'answered') page.slot.forget(receipt)
  }

  throwAway(at: number): void {
    const page = this.#page(at)
    if (!page) return
    for (const edit of page.edits) this.thrownAway.add(edit)
    page.slot.forget()
    page.edits = new Set()
  }

  /** Another tab has changed the storage: a page keeps again what it still shows, and sees what stands elsewhere. */
  hear(at: number): void {
    const page = this.#page(at)
    if (!page) return
    page.slot.keepAgain()
    const reported = new Set([
      ...page.edits,
      ...page.slot.others().flatMap(({ content }) => [...editsIn(content)]),
    ])
    const place = this.device.page()
    const all = new DraftSlot({ place, tab: 'new', mint, now: () => 0 }, nameOf(page.owner)).found()
    const unreported = all
      .flatMap(({ content }) => [...editsIn(content)])
      .filter((edit) => !reported.has(edit))
    this.unreported.push(...unreported)
  }

  close(at: number): void {
    if (this.pages.length > 0) this.pages.splice(at % this.pages.length, 1)
  }

  /** The credential ends: all pages are left, and somebody else may sign in. */
  expire(next: string): void {
    this.pages.length = 0
    this.owner = next
  }

  duplicate(at: number, takesAll: boolean): void {
    const page = this.#page(at)
    if (page) this.open(page.tab, takesAll)
  }

  /** What was confirmed and is not found by its owner, were every page gone now. */
  lost(): number[] {
    return [...this.confirmed].flatMap(([owner, confirmed]) => {
      const { place, tab } = { place: this.device.page(), tab: 'new' }
      const found = new DraftSlot({ place, tab, mint, now: () => 0 }, nameOf(owner)).found()
      const there = new Set([...found.flatMap(({ content }) => [...editsIn(content)]), ...this.saved])
      return [...confirmed].filter((edit) => !there.has(edit) && !this.thrownAway.has(edit))
    })
  }
}

const which = fc.nat({ max: 5 })
const step: fc.Arbitrary<(days: Days) => void> = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()).map(
    ([tab, all]) =>
      (days: Days) =>
        days.open(tab, all),
  ),
  fc.tuple(which, fc.boolean()).map(
    ([at, all]) =>
      (days: Days) =>
        days.duplicate(at, all),
  ),
  { weight: 4, arbitrary: which.map((at) => (days: Days) => days.edit(at)) },
  { weight: 2, arbitrary: which.map((at) => (days: Days) => days.send(at)) },
  {
    weight: 2,
    arbitrary: fc.tuple(which, fc.constantFrom('answered' as const, 'lost' as const, 'failed' as const)).map(
      ([at, how]) =>
        (days: Days) =>
          days.end(at, how),
    ),
  },
  which.map((at) => (days: Days) => days.throwAway(at)),
  which.map((at) => (days: Days) => days.hear(at)),
  which.map((at) => (days: Days) => days.close(at)),
  fc.constantFrom('s-1', 's-2').map((next) => (days: Days) => days.expire(next)),
  fc.boolean().map((isFull) => (days: Days) => {
    days.device.isFull = isFull
  }),
)

it('was confirmed as kept: then it is found again, whatever happens between', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      const days = new Days()
      for (const act of steps) {
        act(days)
        expect(days.lost()).toEqual([])
        expect(days.unreported).toEqual([])
      }
    }),
    { numRuns: ORDERS },
  )
})
