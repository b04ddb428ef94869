import { createContext, useContext, useMemo } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { Checked } from '~/entities/application-list/check-up/use-check-up'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { Adding } from './use-adding'

/** The list under work, for the controls beside each candidate: what else a candidate shows never changes with it. */
interface EditorInView extends Pick<ListEditor, 'items' | 'edit' | 'said'>, Adding {
  readonly form: ApplicationForm
  /** The unit of the row that a candidate is to stand in for. */
  readonly swap: string | undefined
  /** Goes back to the list with the row that was swapped. */
  readonly onSwapped: (unitId: string) => void
  /** The check-up of the list as far as it has come: it says which rows a full list would miss least. */
  readonly checked: Checked | undefined
}

const Context = createContext<EditorInView | undefined>(undefined)

export const EditorProvider = Context.Provider

/** The list under work. Throws outside of its page. */
export function useEditor(): EditorInView {
  const editor = useContext(Context)
  if (!editor) throw new Error('There is no list under work around this control')
  return editor
}

/** The choice of a unit in the list, with its place from 1; undefined where it is not in it. */
export function useChoice(
  unitId: string,
): { readonly item: ApplicationItem; readonly place: number } | undefined {
  const { items } = useEditor()
  return useMemo(() => {
    const index = items.findIndex((item) => item.unitId === unitId)
    const item = items[index]
    return item && { item, place: index + 1 }
  }, [items, unitId])
}

/** The row that a candidate is to stand in for; undefined where candidates are only added, or the row is gone. */
export function useSwap(): ReturnType<typeof useChoice> {
  return useChoice(useEditor().swap ?? '')
}
