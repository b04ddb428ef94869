import * as z from 'zod/mini'
import { get } from './endpoint'
import { DateTime, ProvinceName } from './primitives'

/** Whether the results of a province can be looked up: not yet, by everybody, or not for a time. */
export const ResultsState = z.enum(['awaited', 'open', 'maintenance'])

/** How far the result day of a province has come. */
export const ProvinceSeason = z.object({
  province: ProvinceName,
  /** `awaited`: not yet; `open`: everybody can look; `maintenance`: the system is closed for a time. */
  results: ResultsState,
  /** When this state began. */
  since: z.nullish(DateTime),
  /** When the state is expected to end: results awaited for that moment, or a maintenance that takes until then. */
  until: z.nullish(DateTime),
})
export type ProvinceSeason = z.infer<typeof ProvinceSeason>

/**
 * The result day as it goes. A client asks around the day that the calendar names, all provinces in one answer that
 * everybody shares. A province that is not in it is as the calendar says.
 */
export const seasonState = {
  ofProvinces: get('/api/province/season-state', {
    summary: '各省出分的状态：还没有公布、已经公布、查询系统维护中',
    payload: z.array(ProvinceSeason),
    fresh: 'shared',
    extension: true,
    source: 'results come an hour early or late; without it the day of the calendar is what is said',
  }),
}
