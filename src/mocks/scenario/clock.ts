import { type Clock, clockFrom } from '~/shared/lib/clock'
import type { Scenario } from './scenario'

/** The clock of a scenario; the real time where it says nothing. */
export function clockOf({ now, clock }: Pick<Scenario, 'now' | 'clock'>): Clock {
  if (now === undefined && clock === undefined) return (real) => real
  return clockFrom(now === undefined ? new Date() : new Date(now), clock === 'stop' ? 0 : clock)
}
