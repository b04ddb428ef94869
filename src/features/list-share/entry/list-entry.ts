import { useState } from 'react'
import type { Items } from '~/entities/application-list/edits'
import { keepListNotes, useListNotes } from '~/entities/application-list/notes/list-notes'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { type EntryRow, entryRow, entryText } from '~/rules/list/entry/entry-codes'
import { now } from '~/shared/lib/time/clock'

/** A row that is typed into the official form. */
export interface TypedRow extends EntryRow {
  readonly unitId: string
  readonly schoolName: string
  /** It was typed as it stands now, at this place. */
  readonly isDone: boolean
  /** Something else was typed at this place, or for this row: it is typed again. */
  readonly isStale: boolean
}

/** A version of a list that is typed, whatever becomes of the list meanwhile. */
export interface Frozen {
  readonly at: string
  readonly items: Items
}

export interface ListEntry {
  readonly rows: readonly TypedRow[]
  readonly done: number
  /** Places that were typed and lie beyond the end of the list now. */
  readonly beyond: readonly number[]
  readonly tick: (row: TypedRow, isDone: boolean) => void
  /** Forgets which rows were typed; `undo` brings back what the last one has forgotten. */
  readonly restart: () => void
  readonly undo: (() => void) | undefined
  /** What was copied from the confirmation of the official form. */
  readonly confirmed: string
  readonly keepConfirmed: (text: string) => void
}

type Typed = Readonly<Record<string, string>>

/** The place that stands first in what was typed of a row; undefined where an earlier version has kept none. */
function placeTyped(text: string): number | undefined {
  const place = /^(\d+):/.exec(text)?.[1]
  return place === undefined ? undefined : Number(place)
}

/** The rows of a list, and which of them stand in the official form as they are. */
export function typedRows(items: Items, form: ApplicationForm, typed: Typed): readonly TypedRow[] {
  const filled = new Set(Object.values(typed).map(placeTyped))
  return items.map((item, index) => {
    const row = entryRow(form, { ...item, order: index + 1 })
    const { unitId, schoolName } = item
    const isDone = typed[unitId] === entryText(row)
    const isStale = !isDone && (typed[unitId] !== undefined || filled.has(row.place))
    return { ...row, unitId, schoolName, isDone, isStale }
  })
}

/** The rows of a list as they are typed, and which of them were: this browser keeps that, for all of its tabs. */
export function useListEntry(listId: string, items: Items, form: ApplicationForm): ListEntry {
  const { typed = {}, confirmed = '' } = useListNotes(listId)
  const [before, setBefore] = useState<typeof typed>()
  const rows = typedRows(items, form, typed)
  const beyond = Object.values(typed).flatMap((text) => {
    const place = placeTyped(text)
    return place !== undefined && place > rows.length ? place : []
  })
  return {
    rows,
    done: rows.filter(({ isDone }) => isDone).length,
    beyond: beyond.toSorted((a, b) => a - b),
    tick: (row, isDone) => {
      // What is typed at a place takes the place of what was typed there before.
      const others = Object.entries(typed).filter(
        ([unitId, text]) => unitId !== row.unitId && placeTyped(text) !== row.place,
      )
      const own = isDone ? [[row.unitId, entryText(row)]] : []
      keepListNotes(listId, { typed: Object.fromEntries([...others, ...own]) })
    },
    restart: () => {
      setBefore(typed)
      keepListNotes(listId, { typed: {} })
    },
    // What was typed since counts too.
    undo:
      before &&
      (() => {
        keepListNotes(listId, { typed: { ...before, ...typed } })
        setBefore(undefined)
      }),
    confirmed,
    keepConfirmed: (text) => void keepListNotes(listId, { confirmed: text }),
  }
}

/** Keeps a version to be typed; later changes of the list do not reach it. */
export const freeze = (listId: string, items: Items) =>
  keepListNotes(listId, { frozen: { at: now().toISOString(), items: [...items] } })

/** Goes on with the list as it is. */
export const thaw = (listId: string) => keepListNotes(listId, { frozen: undefined })
