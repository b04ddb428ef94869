import type { At, GivenProvince, Level } from '~/rules/own-data/given'
import type { RanksOf } from '~/rules/own-data/score-ranks'
import type { ReportedScoreTable } from '../tables/score-tables'

/** What a check may look at: the rows of a province that could be read, before any is left out. */
export interface Checked {
  readonly province: string
  readonly tables: GivenProvince
  /** Of tables that are used, and of the proven rows of those that are not. */
  readonly ranksOf: RanksOf
  /** Another row, for whoever stands at `from`: with its file where that is another one. */
  readonly rowName: (at: At, from: At) => string
}

/** Says what is wrong with a row, in a column. `isLeftOut`: the row is not used, though nothing is wrong with it. */
export type Tell = (at: At, level: Level, column: string, text: string, isLeftOut?: boolean) => void

/** A check of one kind. Checks do not know each other. */
export type Check = (checked: Checked, tell: Tell) => void

/** A check of a score table as it was told. Gives how many of its rows are proven, from the top: all, or it cannot be used. */
export type TableCheck = (
  table: ReportedScoreTable,
  tell: (line: number, level: Level, column: string, text: string) => void,
) => number

export const groupOfFigures = (value: number): string => value.toLocaleString('en-US')
