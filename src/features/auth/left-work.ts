import * as z from 'zod/mini'
import { workOfKey } from '~/shared/lib/storage/draft-keys'
import { draftsOfOwner } from '~/shared/lib/storage/drafts'
import type { GuardedStorage } from '~/shared/lib/storage/storage'
import { parsedJson } from '~/shared/lib/text/parsed-json'
import { isMissed } from '~/shared/session/missed-work'
import { isWorkKind, WORK_KINDS, type WorkKind } from '~/shared/session/work-kinds'

/** A piece of somebody's work that is on this device alone. */
export interface LeftWork {
  readonly kind: WorkKind
  /** What it is called, where it has a name. */
  readonly title?: string | undefined
  /** The page where it can be saved, from the root of the site; absent for what no server takes. */
  readonly page?: string | undefined
  readonly content: unknown
}

const Notes = z.object({ whole: z.optional(z.string()), rows: z.optional(z.record(z.string(), z.string())) })
const Versions = z.object({ states: z.array(z.unknown()) })
const Wishes = z.object({ changes: z.array(z.unknown()) })

/** What says nothing, or what the server has too, is not lost. */
const IS_EMPTY: Partial<Record<WorkKind, (content: unknown) => boolean>> = {
  notes: (content) => {
    const { whole = '', rows = {} } = Notes.safeParse(content).data ?? {}
    return [whole, ...Object.values(rows)].every((text) => text.trim() === '')
  },
  // The last state is the list as the server has it.
  versions: (content) => (Versions.safeParse(content).data?.states.length ?? 0) < 2,
  wishes: (content) => Wishes.safeParse(content).data?.changes.length === 0,
}

/** Everything of one person that would go with what is stored here. */
export function leftWork(place: GuardedStorage, owner: string): LeftWork[] {
  const drafts = draftsOfOwner(place, owner).flatMap(({ work: { kind }, drafts: heads }) =>
    isWorkKind(kind) ? heads.map(({ title, page, content }) => ({ kind, title, page, content })) : [],
  )
  const others = place.entries().flatMap(([key, text]) => {
    const work = workOfKey(key)
    if (work?.owner !== owner || !isWorkKind(work.kind) || key.split('/').length > 3) return []
    if (!isMissed(work.kind)) return []
    const content = parsedJson(text)
    return content === undefined || IS_EMPTY[work.kind]?.(content) ? [] : [{ kind: work.kind, content }]
  })
  return [...drafts, ...others]
}

export interface WorkLine {
  readonly text: string
  readonly page?: string | undefined
}

/** One line for each piece that has a name or a page. The rest of each kind have one with their number. */
export function workLines(works: readonly LeftWork[]): WorkLine[] {
  const named = works.filter(({ title, page }) => title !== undefined || page !== undefined)
  const lines = named.map(({ kind, title, page }) => ({
    text: title === undefined ? WORK_KINDS[kind] : `${WORK_KINDS[kind]}：${title}`,
    page,
  }))
  const counts = new Map<WorkKind, number>()
  for (const work of works) if (!named.includes(work)) counts.set(work.kind, (counts.get(work.kind) ?? 0) + 1)
  return [
    ...lines,
    ...[...counts].map(([kind, count]) => ({
      text: count === 1 ? WORK_KINDS[kind] : `${WORK_KINDS[kind]}（${count} 份）`,
    })),
  ]
}
