/*
 * What rows say of themselves to a screen reader. They are laid out as lines, two on a phone, which no table of HTML can be:
 * so they have the roles of a grid.
 */
export const gridRole = (name: string, rows: number) => ({
  role: 'grid',
  'aria-label': name,
  'aria-multiselectable': true,
  'aria-rowcount': rows,
})

export const groupRole = (name: string | undefined) => ({ role: 'rowgroup', 'aria-label': name })

/** `place` counts from 1. */
export const rowRole = (name: string, place: number, isChosen: boolean) => ({
  role: 'row',
  'aria-label': name,
  'aria-rowindex': place,
  'aria-selected': isChosen,
})

export const HEAD_ROW = { role: 'row' }
export const CELL = { role: 'gridcell' }
