import * as z from 'zod/mini'
import { get } from './endpoint'
import { SOURCED } from './figure-source'
import { Word } from './limits'
import { Count, ProvinceName, Text, Year } from './primitives'

/** A group of a school in one batch, for adding it to a list by hand. */
export const BatchUnit = z.object({
  unitId: Text,
  majorGroupCode: z.nullish(Text),
  subjectRequirement: z.nullish(z.string()),
  /** Absent where no plan of that year is known. */
  planNum: z.nullish(Count),
  majors: z.array(z.object({ majorEnrollCode: Text, majorName: Text })),
  ...SOURCED,
})
export type BatchUnit = z.infer<typeof BatchUnit>

const OF_SCHOOL = {
  schoolId: Word,
  province: ProvinceName,
  /** The year before this one unless said. */
  year: z.optional(Year),
  /** Subject of a score table; the first of the province and year unless said. */
  subject: z.optional(Word),
}

/** Which units a school offers, by batch. */
export const schoolBatches = {
  units: get('/api/school/by-school-and-batch', {
    summary: '一所院校在一个批次的志愿',
    query: z.object({ ...OF_SCHOOL, batch: Word }),
    payload: z.array(BatchUnit),
    source: 'S1 §7',
  }),
  batches: get('/api/school/batches-by-school', {
    summary: '一所院校招生的批次',
    query: z.object(OF_SCHOOL),
    payload: z.array(Text),
    source: 'S1 §7',
  }),
}
