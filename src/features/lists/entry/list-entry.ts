import { useState } from 'react'
import type { Items } from '~/entities/application-list/edits'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { type EntryRow, entryRow, entryText } from '~/rules/list/entry/entry-codes'
import { keepListNotes, useListNotes } from '../notes/list-notes'

/** A row that is typed into the official form. */
export interface TypedRow extends EntryRow {
  readonly unitId: string
  readonly schoolName: string
  /** It was typed as it stands now. */
  readonly isDone: boolean
}

export interface ListEntry {
  readonly rows: readonly TypedRow[]
  readonly done: number
  readonly tick: (row: TypedRow, isDone: boolean) => void
  /** Forgets which rows were typed; `undo` brings back what the last one has forgotten. */
  readonly restart: () => void
  readonly undo: (() => void) | undefined
  /** What was copied from the confirmation of the official form. */
  readonly confirmed: string
  readonly keepConfirmed: (text: string) => void
}

/** The rows of a list as they are typed, and which of them were: this browser keeps that, for all of its tabs. */
export function useListEntry(listId: string, items: Items, form: ApplicationForm): ListEntry {
  const { typed = {}, confirmed = '' } = useListNotes(listId)
  const [before, setBefore] = useState<typeof typed>()
  const rows = items.map((item, index): TypedRow => {
    const row = entryRow(form, { ...item, order: index + 1 })
    const { unitId, schoolName } = item
    return { ...row, unitId, schoolName, isDone: typed[unitId] === entryText(row) }
  })
  return {
    rows,
    done: rows.filter(({ isDone }) => isDone).length,
    tick: (row, isDone) => {
      const { [row.unitId]: _, ...others } = typed
      keepListNotes(listId, { typed: isDone ? { ...others, [row.unitId]: entryText(row) } : others })
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
