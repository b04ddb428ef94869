import { useAtomValue } from 'jotai'
import { wishesAtom } from '~/entities/wishes/wishes'

/** Stands for `entities/wishes/use-wishes` in the script of a first view. */
export const useWishes = () => useAtomValue(wishesAtom)
export const useMarkedWishes = useWishes
export const useChangeWish = () => () => undefined
