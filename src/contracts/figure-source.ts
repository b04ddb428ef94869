import * as z from 'zod/mini'
import { Count, Text } from './primitives'

/** Extension: where a figure stands in the tables that the server was given. */
export const FigureSource = z.object({
  /** The place of the file in the answer of the sources, from 0. */
  file: Count,
  /** The row, as a spreadsheet counts: the header is a row too. */
  row: z.int().check(z.gte(1)),
})
export type FigureSource = z.infer<typeof FigureSource>

/**
 * How a figure came about that no row says: a rank from the table of its year, or the line of a group from its majors.
 * Places are the sum of the rows of a plan.
 */
export const DerivedFigure = z.enum(['rank-from-score', 'group-from-majors', 'sum-of-plan'])
export type DerivedFigure = z.infer<typeof DerivedFigure>

/** What a figure says of where it comes from. A server without tables of its own says nothing. */
export const SOURCED = {
  source: z.optional(FigureSource),
  derived: z.optional(DerivedFigure),
}

/** Who says a file: an authority, somebody who copied one, a school about itself. */
export const Nature = z.enum(['官方', '转录', '学校自己'])

/** A file of the tables that the server was given, and who says it. */
export const SourceFile = z.object({
  /** From the folder of the tables: 江苏/一分一段.csv. */
  path: Text,
  /** Of a workbook with several sheets. */
  sheet: z.optional(Text),
  /** Of its bytes, 64 hexadecimal digits. */
  sha256: Text,
  rows: Count,
  /** Rows whose figures are in the answers. */
  used: Count,
  /** Absent where nobody has said it: such a figure cannot be called official. */
  authority: z.optional(Text),
  nature: z.optional(Nature),
  title: z.optional(Text),
  /** The page of the notice, http or https. */
  address: z.optional(Text),
  /** The day of the notice: 2025-06-24. */
  published: z.optional(Text),
  /** The day on which it was copied. */
  taken: z.optional(Text),
  /** Who copied it. */
  by: z.optional(Text),
})
export type SourceFile = z.infer<typeof SourceFile>

/** What the server serves: the files, and the provinces that they cover. No other province has an answer. */
export const PublishedSources = z.object({
  /** In the order by which figures name them. */
  files: z.array(SourceFile),
  provinces: z.array(Text),
  /** What the tables have nothing of: 提前批, 职业 …. Pages leave it out. */
  absent: z.array(Text),
})
export type PublishedSources = z.infer<typeof PublishedSources>
