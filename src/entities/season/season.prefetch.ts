import type { QueryClient } from '@tanstack/react-query'
import { prefetch } from '~/shared/api/query'
import { now } from '~/shared/lib/time/clock'
import { seasonYear } from './season'
import { seasonBatches } from './season.calls'
import { seasonEntries } from './season-entries'

/** Asks for the season of a province, and for what its editors add. */
export function prefetchSeason(client: QueryClient, province: string): void {
  prefetch(client, seasonBatches(province, seasonYear(now())))
  prefetch(client, seasonEntries(province))
}
