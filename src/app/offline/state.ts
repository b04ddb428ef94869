import { atom } from 'jotai'

/** When the oldest of the answers came that are shown in place of newer ones; undefined where there are none. */
export const shownCopyAtom = atom<Date | undefined>()

/** Whether another build has taken over since this page was opened. */
export const isUpdatedAtom = atom(false)
