import { atom } from 'jotai'

/** When the oldest of the answers came that are shown in place of newer ones; undefined where there are none. */
export const shownCopyAtom = atom<Date | undefined>()
