import { type Clock, clockFrom } from '~/shared/lib/time/clock'
import type { Scenario } from './scenario'

/** The clock of a scenario; the real time where it says nothing. */
export function clockOf({ now, clock }: Pick<Scenario, 'now' | 'clock'>): Clock {
  if (now === undefined && clock === undefined) return (real) => real
  return clockFrom(now === undefined ? new Date() : new Date(now), clock === 'stop' ? 0 : clock)
}

/** The clock of the device, which may be wrong: what is answered is told by the server's. */
export function deviceClockOf(scenario: Pick<Scenario, 'now' | 'clock' | 'device'>): Clock {
  const clock = clockOf(scenario)
  const wrongBy = (scenario.device ?? 0) * 60_000
  return (real) => clock(real) + wrongBy
}
