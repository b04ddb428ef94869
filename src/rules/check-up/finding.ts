import type { Action } from '../list/edits'
import type { ListModel } from './list-model'

export type Severity = 'high' | 'medium' | 'low'

/** What a check has found. */
export interface Found {
  /** From 1; empty when the whole list is meant. */
  readonly rows: readonly number[]
  readonly severity: Severity
  /** The finding, with the figures that decided. */
  readonly why: string
  /** Possible steps. */
  readonly remedy: string
  /** The remedy as steps; empty where only a person can act. */
  readonly actions: readonly Action[]
}

/** A check of a list: one file in `checks/`, and a line in `checks/all.ts`. */
export interface Check {
  readonly id: string
  /** As the pages show it. */
  readonly name: string
  /** Without it nobody knows whether the rows can be applied for at all: that it could not be made is no small matter. */
  readonly isVital?: boolean
  run(model: ListModel): readonly Found[]
  /** Why the check could not be made; undefined where it was. Absent: it needs nothing that may be missing. */
  skipped?(model: ListModel): string | undefined
}
