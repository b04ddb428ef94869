import type { Action } from '../list/edits'
import type { ListModel, ModelRow } from './list-model'

/** A candidate for the place of a row lies at most this far from it, in ln rank. */
const NEAR = 0.05

/** Steps that put another candidate of like difficulty in the place of a row. */
export function replaceRow({ own }: ListModel, { place, line }: ModelRow): Action[] {
  const centre = line?.centre ?? own
  const [lineFrom, lineTo] = [-NEAR, NEAR].map((shift) => Math.round(Math.exp(centre + shift)))
  return [
    { do: 'add', before: place, lineFrom: lineFrom ?? 1, lineTo: lineTo ?? 1 },
    { do: 'drop', row: place },
  ]
}
