import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '~/shared/lib/storage/store'

const pageSubjectAtom = atom<string | undefined>(undefined)

/** What the open page is about, once an answer has told: the name of a school. Stands before the page's own title. */
export function usePageSubject(): string | undefined {
  return useAtomValue(pageSubjectAtom)
}

/** Says what the page is about for as long as the caller is mounted. */
export function useSetPageSubject(name: string | undefined): void {
  useEffect(() => {
    store.set(pageSubjectAtom, name)
    return () => store.set(pageSubjectAtom, undefined)
  }, [name])
}
