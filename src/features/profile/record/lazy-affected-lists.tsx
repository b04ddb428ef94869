import { LazyPart } from '~/shared/ui/lazy-part'
import type { AffectedListsProps } from './affected-lists'

const load = async () => (await import('./affected-lists')).AffectedLists

/** The rule book comes once something was changed that lists are judged by. */
export function LazyAffectedLists(props: AffectedListsProps) {
  const { change, isSaved } = props
  return change || isSaved ? (
    <LazyPart
      name="志愿表受到的影响"
      load={load}
      pending={<p className="text-sm text-muted-foreground">正在看它影响哪些志愿表…</p>}
      props={props}
    />
  ) : null
}
