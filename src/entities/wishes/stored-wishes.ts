import * as z from 'zod/mini'
import type { EnrollmentIntention } from '~/contracts/student-profile'

const WISH_KINDS = ['major', 'school', 'profession'] as const
export type WishKind = (typeof WISH_KINDS)[number]

const WishSchema = z.object({ kind: z.enum(WISH_KINDS), id: z.string(), name: z.string() })

/** A major, a school or a profession that somebody keeps. A type of majors or professions goes by its code too. */
export type Wish = Readonly<z.infer<typeof WishSchema>>

/** What this device knows of wishes. */
export const StoredWishes = z.object({
  /** The student whose record `saved` was read from. */
  owner: z.optional(z.string()),
  /** Wishes of the record, when it was last read or written. */
  saved: z.array(WishSchema),
  /** What the record does not have yet; of a guest, all of it. */
  changes: z.array(z.extend(WishSchema, { wanted: z.boolean() })),
})
export type StoredWishes = z.infer<typeof StoredWishes>

export const NOTHING_KEPT: StoredWishes = { saved: [], changes: [] }

export const sameWish = (a: Pick<Wish, 'kind' | 'id'>, b: Pick<Wish, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id

/** The wishes in force: those of the record with the changes laid over them, oldest first. */
export function wishesIn({ saved, changes }: StoredWishes): Wish[] {
  const left = saved.filter((wish) => !changes.some((change) => sameWish(change, wish)))
  const wanted = changes.filter((change) => change.wanted)
  return [...left, ...wanted.map(({ wanted: _, ...wish }) => wish)]
}

/** The same with a wish wanted, or not wanted any more. Only where a record is known can something be let go of. */
export function withWish(kept: StoredWishes, wish: Wish, wanted: boolean): StoredWishes {
  const changes = kept.changes.filter((change) => !sameWish(change, wish))
  const isNews = wanted || kept.owner !== undefined
  return { ...kept, changes: isNews ? [...changes, { ...wish, wanted }] : changes }
}

/** What is kept with what somebody wanted before they signed in. */
export function withChanges(kept: StoredWishes, { changes }: StoredWishes): StoredWishes {
  return changes.reduce((before, { wanted, ...wish }) => withWish(before, wish, wanted), kept)
}

/** The fields of a record that hold wishes; the catalogue's types stand among the majors. */
const FIELDS = { major: 'majorCodes', school: 'schoolIds', profession: 'professionCodes' } as const

/** A record with changes laid over it. A major cannot be wanted and unwanted: the newer word holds. */
export function intentionWith(
  intention: EnrollmentIntention,
  changes: StoredWishes['changes'],
): EnrollmentIntention {
  const idsOf = (kind: WishKind) => {
    const before = intention[FIELDS[kind]] ?? []
    const own = changes.filter((change) => change.kind === kind)
    const wanted = own.filter((change) => change.wanted).map(({ id }) => id)
    const left = before.filter((id) => !own.some((change) => change.id === id))
    return [...left, ...wanted]
  }
  const majorCodes = idsOf('major')
  return {
    ...intention,
    majorCodes,
    schoolIds: idsOf('school'),
    professionCodes: idsOf('profession'),
    excludedMajorCodes: intention.excludedMajorCodes.filter((code) => !majorCodes.includes(code)),
  }
}

/**
 * What is kept after a record has been read or written: its wishes, by the names that are known here, and the changes
 * that have not been sent. A record knows no names; an unknown one is empty.
 */
export function storedAfter(
  kept: StoredWishes,
  intention: EnrollmentIntention,
  sent: StoredWishes['changes'] = [],
): StoredWishes {
  const known = [...kept.changes, ...kept.saved]
  const saved = WISH_KINDS.flatMap((kind) =>
    (intention[FIELDS[kind]] ?? []).map((id) => ({
      kind,
      id,
      name: known.find((wish) => sameWish(wish, { kind, id }))?.name ?? '',
    })),
  )
  const isSaved = (wish: Wish) => saved.some((other) => sameWish(other, wish))
  return {
    owner: intention.studentId,
    saved,
    changes: kept.changes.filter((change) => !sent.includes(change) && isSaved(change) !== change.wanted),
  }
}
