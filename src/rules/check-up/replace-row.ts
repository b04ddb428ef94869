import type { Action } from '../list/edits'
import { nearLine } from '../list/near-line'
import type { ListModel, ModelRow } from './list-model'

/** A candidate for the place of a row lies at most this far from it, in ln rank. */
const NEAR = 0.05

/** Steps that put another candidate of like difficulty in the place of a row. */
export function replaceRow({ own }: ListModel, { place, line }: ModelRow): Action[] {
  return [
    { do: 'add', before: place, ...nearLine(Math.exp(line?.centre ?? own), NEAR) },
    { do: 'drop', row: place },
  ]
}
