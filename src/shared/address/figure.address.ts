import { address, written } from './address'
import { field } from './fields'

/** How the charts of a page, or of the drawer, are read. Every page may have charts: the root of all addresses has it. */
export const figureAddress = address({
  /** Names of the charts that stand as tables. */
  tables: field.values,
  /** Series that are switched off, each behind the name of its chart: 招聘量.2025. */
  without: field.values,
})

export type FigureSearch = { tables?: string | undefined; without?: string | undefined }

/** What an address says of charts, as text. */
export const figureSearch = (search: object): FigureSearch =>
  written(figureAddress, figureAddress.parse(search))
