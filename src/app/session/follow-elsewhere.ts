import { followRecord, type Host } from './follow-record'
import { followTabs } from './follow-tabs'

/** Notices what changes elsewhere: in the record of who is signed in, and in other tabs. */
export function followElsewhere(host: Host): void {
  followRecord(host)
  followTabs(host.queryClient)
}
