import type { QueryClient } from '@tanstack/react-query'
import { startFetching } from '~/shared/api/query'
import { now } from '~/shared/lib/time/clock'
import { seasonYear } from './season'
import { seasonBatches } from './season.calls'
import { seasonEntries } from './season-entries'

/** Asks for the season of a province, and for what its editors add. */
export function startSeason(client: QueryClient, province: string): void {
  startFetching(client, seasonBatches(province, seasonYear(now())))
  startFetching(client, seasonEntries(province))
}
