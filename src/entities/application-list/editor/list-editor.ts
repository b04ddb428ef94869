import type { History } from '~/rules/list/diff/history'
import type { Edit, Items } from '../edits'

/** Makes a change of the list as it is now. */
export type Change = (make: (items: Items) => Edit | undefined) => void

/** A list under work, saved or not: its rows, what can be done with them, and what can be taken back. */
export interface ListEditor {
  readonly items: Items
  readonly history: History<Items>
  /** What was done last, to be read out. */
  readonly said: string
  readonly edit: (edit: Edit | undefined) => void
  /** Changes the list as it is then. Keeps its identity, so that a row need not be drawn anew with each change. */
  readonly change: Change
  readonly undo: () => void
  readonly redo: () => void
}

/** 已撤销：移除 安徽大学 003, of what an undo would take back. */
export const undoneText = ({ past }: History<Items>) => `已撤销：${past.at(-1)?.label ?? ''}`

/** 已重做：移除 安徽大学 003, of what a redo would do again. */
export const redoneText = ({ future }: History<Items>) => `已重做：${future[0]?.label ?? ''}`
