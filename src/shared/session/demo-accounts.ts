import { atom, useAtomValue } from 'jotai'
import { store } from '~/shared/lib/storage/store'

export interface DemoAccount {
  readonly label: string
  readonly tel: string
}

const demoAccountsAtom = atom<readonly DemoAccount[]>([])

/** Mock mode only: numbers one can sign in with. */
export function offerDemoAccounts(accounts: readonly DemoAccount[]): void {
  store.set(demoAccountsAtom, accounts)
}

/** Empty in the live product. */
export function useDemoAccounts(): readonly DemoAccount[] {
  return useAtomValue(demoAccountsAtom)
}
