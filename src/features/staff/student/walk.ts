import { tabStorage } from '~/shared/lib/storage/storage'

const KEY = 'zetu.staff-walk'

/** Remembers the students of the page that somebody looks through, in their order. */
export function rememberWalk(ids: readonly string[]): void {
  tabStorage.set(KEY, ids.join(','))
}

export function rememberedWalk(): readonly string[] {
  return tabStorage.get(KEY)?.split(',').filter(Boolean) ?? []
}

/** The student before (−1) or after (1) one; undefined at the ends, and for one that is not on the way. */
export function neighbourOf(ids: readonly string[], id: string, step: 1 | -1): string | undefined {
  const at = ids.indexOf(id)
  return at < 0 ? undefined : ids[at + step]
}
