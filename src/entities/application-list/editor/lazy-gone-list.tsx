import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

// Few lists are gone, and only a server says so.
const load = async () => (await import('./gone-list')).GoneList

/** `GoneList`, whose code comes after the page. */
export function LazyGoneList({ id }: { id: string }) {
  const pending = <Skeleton of="rows" className="my-4 h-40" />
  return <LazyPart key={id} name="没有保存的修改" load={load} pending={pending} props={{ id }} />
}
