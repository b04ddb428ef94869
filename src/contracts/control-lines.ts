import * as z from 'zod/mini'
import { get, post } from './endpoint'
import { SOURCED } from './figure-source'
import { falling } from './meaning/said'
import { ProvinceName, Score, Text, Year } from './primitives'

/** A control line of one batch. The band is the scores just above the line, up to the next line; the top line has none (S1 §2). */
export const ControlLine = z.object({
  province: ProvinceName,
  batch: Text,
  subject: Text,
  controlScore: Score,
  lowestScore: z.optional(Score),
  highestScore: z.optional(Score),
  /** True for a line of the demonstration data that no authority's notice stands behind; a live API leaves it out. */
  sample: z.optional(z.boolean()),
  ...SOURCED,
})
export type ControlLine = z.infer<typeof ControlLine>

/** The control lines of one year, the newest year first. */
export const ControlLineYear = z.object({ year: Year, batchLines: z.array(ControlLine) })
export type ControlLineYear = z.infer<typeof ControlLineYear>

export const controlLines = {
  byProvince: get('/api/batch-lines/by-province', {
    summary: '一个省份历年的批次线',
    query: z.object({ province: ProvinceName }),
    payload: z.array(ControlLineYear),
    source: 'S1 §7',
    orders: [falling('', '/year')],
  }),
  byProvinceAndYear: post('/api/batch-lines/by-province-and-year', {
    summary: '一个省份一年的批次线',
    body: z.object({ province: ProvinceName, year: Year }),
    payload: z.array(ControlLine),
    source: 'S1 §7',
  }),
}
