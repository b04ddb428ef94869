import fc from 'fast-check'
import { mergedItems } from '~/entities/application-list/diff/merged-items'
import {
  type EditorAction,
  type EditorState,
  editorAfter,
  isUnsaved,
  newEditorState,
  otherVersionOf,
} from '~/entities/application-list/editor/editor-state'
import {
  type FoundListDraft,
  LIST_WORK,
  listDrafts,
  type Saved,
} from '~/entities/application-list/editor/list-draft'
import { type Items, removed } from '~/entities/application-list/edits'
import { madeItems } from '~/entities/application-list/made-items'
import { type Draft, type DraftPlace, DraftSlot } from '~/shared/lib/storage/drafts'

/*
 * A walk of one person with one list: two tabs of one browser and another device, for tests. The browser keeps drafts as
 * the page has it keep them; the server takes a save by its version.
 */

const ROWS = Array.from({ length: 12 }, (_, at) => `row-${at}`)

/** What becomes of a save: `lost` is taken and not answered, `dead` never arrives (500, no network, expired, hanging). */
const NETWORKS = ['good', 'lost', 'dead'] as const
const TABS = ['a', 'b'] as const
type TabName = (typeof TABS)[number]

const tab = fc.constantFrom(...TABS)
const row = fc.constantFrom(...ROWS)
export const walkStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, row }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('write' as const), tab, row }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), tab, row, to: fc.nat(11) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('save' as const), tab, network: fc.constantFrom(...NETWORKS) }),
  },
  /** A reload keeps the name of the tab, a closed one is opened under another. */
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('merge' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('elsewhere' as const, 'writeElsewhere' as const), row }),
  },
)
type Step = typeof walkStep extends fc.Arbitrary<infer T> ? T : never

type EditStep = Extract<Step, { do: 'remove' | 'write' | 'move' }>

interface Tab {
  slot: DraftSlot
  state: EditorState
  open: readonly FoundListDraft[]
}

/** What the server has in the end, and what the walk may be held to. */
export interface WalkEnd {
  readonly rows: ReadonlyMap<string, string | undefined>
  readonly removed: ReadonlySet<string>
  /** What each tab and the other device wrote last beside a row. */
  readonly written: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly isSettled: boolean
}

/** Walks, then saves and merges until nothing is open. */
export function walked(steps: readonly Step[]): WalkEnd {
  const walk = new Walk()
  for (const [at, step] of steps.entries()) walk.take(step, at)
  return walk.end()
}

/** When a row was written: what was written later is what she wants. */
const stepOf = ({ reason }: { readonly reason: string }) => Number(reason.split(' ')[1] ?? -1)

/** What went wrong in a walk, row by row; nothing where all that was thrown out is out and all that was kept is found. */
export function faultsOf({ rows, removed, written, isSettled }: WalkEnd): string[] {
  const lost = ROWS.filter((each) => !rows.has(each) && !removed.has(each))
  const back = ROWS.filter((each) => rows.has(each) && removed.has(each))
  const unsaid = [...written].flatMap(([each, said]) =>
    rows.has(each) && ![...said.values()].includes(rows.get(each) ?? '') ? [each] : [],
  )
  return [
    ...lost.map((each) => `${each} is lost`),
    ...back.map((each) => `${each} is back`),
    ...unsaid.map((each) => `what was written beside ${each} is lost`),
    ...(isSettled ? [] : ['something is still open']),
  ]
}

class Walk {
  #server: Saved = { version: 1, items: [...madeItems(ROWS)] }
  readonly #kept = new Map<string, string>()
  readonly #removed = new Set<string>()
  readonly #written = new Map<string, Map<string, string>>()
  #minted = 0
  readonly #tabs: Record<TabName, Tab> = { a: this.#opened('a'), b: this.#opened('b') }

  take(step: Step, at: number): void {
    switch (step.do) {
      case 'elsewhere':
        this.#saveElsewhere(step.row, (items) => removed(items, step.row)?.items)
        return
      case 'writeElsewhere':
        this.#saveElsewhere(step.row, (items) => this.#write(items, step.row, `elsewhere ${at}`))
        return
      case 'save':
        this.#save(step.tab, step.network)
        return
      case 'merge':
        this.#merge(step.tab)
        return
      case 'reload':
      case 'close':
        this.#tabs[step.tab] = this.#opened(step.do === 'reload' ? step.tab : this.#mint())
        return
      default:
        this.#edit(step, at)
    }
  }

  end(): WalkEnd {
    for (let round = 0; round < 3; round += 1) {
      for (const name of TABS) {
        this.#tabs[name] = this.#opened(this.#mint())
        for (let panel = 0; panel < 8; panel += 1) {
          this.#merge(name)
          this.#save(name, 'good')
        }
      }
    }
    const states = Object.values(this.#tabs).map(({ state }) => state)
    return {
      rows: new Map(this.#server.items.map(({ unitId, reason }) => [unitId, reason])),
      removed: this.#removed,
      written: this.#written,
      isSettled: this.#kept.size === 0 && !states.some((state) => state.theirs || isUnsaved(state)),
    }
  }

  #edit(step: EditStep, at: number): void {
    const items = this.#tabs[step.tab].state.history.present
    if (items.every(({ unitId }) => unitId !== step.row)) return
    const next = this.#edited(items, step, at)
    this.#act(step.tab, { type: 'edit', edit: { items: next, label: step.do } })
  }

  #edited(items: Items, step: EditStep, at: number): Items {
    if (step.do === 'write') return this.#write(items, step.row, `${step.tab} ${at}`) ?? items
    const others = items.filter(({ unitId }) => unitId !== step.row)
    if (step.do === 'remove') {
      this.#removed.add(step.row)
      return others
    }
    const own = items.filter(({ unitId }) => unitId === step.row)
    return [...others.slice(0, step.to), ...own, ...others.slice(step.to)]
  }

  #write(items: Items, unitId: string, reason: string): Items | undefined {
    if (items.every((item) => item.unitId !== unitId)) return undefined
    const [who = ''] = reason.split(' ')
    this.#written.set(unitId, new Map([...(this.#written.get(unitId) ?? []), [who, reason]]))
    return items.map((item) => (item.unitId === unitId ? { ...item, reason } : item))
  }

  /** Another device, which has the newest list before it and a network. */
  #saveElsewhere(row: string, change: (items: Items) => Items | undefined): void {
    const items = change(this.#server.items)
    if (!items) return
    if (items.length < this.#server.items.length) this.#removed.add(row)
    this.#server = { version: this.#server.version + 1, items: [...items] }
  }

  #save(name: TabName, network: (typeof NETWORKS)[number]): void {
    const { slot, state } = this.#tabs[name]
    if (!isUnsaved(state) || state.theirs) return
    const { history, base } = state
    this.#act(name, { type: 'sent', items: history.present })
    const receipt = slot.receipt()
    if (network === 'dead') return
    const isTaken = base.version === this.#server.version
    if (isTaken) this.#server = { version: this.#server.version + 1, items: [...history.present] }
    if (network === 'lost') return
    this.#act(
      name,
      isTaken ? { type: 'saved', saved: this.#server } : { type: 'refused', theirs: this.#server },
    )
    if (isTaken) slot.forget(receipt)
  }

  /** 逐行合并: of two texts she takes the later one, and what one side has thrown out she lets be out. */
  #merge(name: TabName): void {
    const { state } = this.#tabs[name]
    const other = otherVersionOf(state)
    if (!other) return
    const mine = state.history.present
    const merged = (choices = {}) => mergedItems(other.base, mine, other.items, choices)
    const rows = merged().conflicts.map(({ key, mine, theirs }) => {
      const isTheirs = mine && (!theirs || stepOf(theirs) > stepOf(mine))
      return [key, isTheirs ? 'theirs' : 'mine'] as const
    })
    const { items } = merged({ rows: new Map(rows), order: 'mine' })
    this.#act(name, { type: 'merge', items })
  }

  /** What the page does after each change: see `useStoredChanges`. */
  #act(name: TabName, action: EditorAction): void {
    const page = this.#tabs[name]
    page.state = editorAfter(page.state, action)
    this.#keep(page)
  }

  #keep(page: Tab): void {
    const { slot, state } = page
    const isOpen = ({ kept }: FoundListDraft) => state.others.some((other) => other.kept === kept)
    for (const draft of page.open) if (!isOpen(draft)) slot.takeUp(draft.kept)
    page.open = page.open.filter(isOpen)
    const { base, history, sent } = state
    if (isUnsaved(state)) slot.keep({ base, items: history.present, sent, of: { studentId: 's-1' } })
    else slot.forget()
  }

  #opened(tabName: string): Tab {
    const slot = new DraftSlot(
      { place: this.#place(), tab: tabName, mint: () => this.#mint(), now: () => ++this.#minted },
      { owner: 's-1', kind: LIST_WORK, id: 'l-1' },
    )
    const found: Draft[] = slot.found()
    const open = listDrafts(found)
    const page = { slot, state: newEditorState(this.#server, open), open }
    this.#keep(page)
    return page
  }

  #mint = () => `m${++this.#minted}`

  #place(): DraftPlace {
    return {
      get: (key) => this.#kept.get(key),
      set: (key, text) => this.#kept.set(key, text) !== undefined,
      discard: (key, matches) => {
        if (matches(this.#kept.get(key) ?? '')) this.#kept.delete(key)
      },
      entries: () => [...this.#kept],
    }
  }
}
