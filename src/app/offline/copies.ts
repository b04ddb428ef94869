import type { ClientHost, Stored } from '~/shared/api/client'
import { store } from '~/shared/lib/storage/store'
import { whenQuiet } from '../shell/when-idle'
import { shownCopyAtom } from './state'

const load = () => import('../shell/lazy-shell')

/** Answers that this device keeps; their code comes when the page has time for it, or when there is no network. */
export const copies: NonNullable<ClientHost['copies']> = {
  // What a browser refuses is not there without a network, and the page then says that it is missing.
  keep: (kept, text) => void keep(kept, text, new Date()).catch(() => undefined),
  find: (kept) =>
    load()
      .then(({ findCopy }) => findCopy(kept))
      .catch(() => undefined),
  shown: (at) => store.set(shownCopyAtom, (oldest) => (oldest && oldest < at ? oldest : at)),
}

async function keep(kept: Stored, text: string, at: Date): Promise<void> {
  await whenQuiet()
  await (await load()).keepCopy(kept, text, at)
}
