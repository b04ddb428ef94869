import type { Understood } from '~/features/search/use-understood'

/** Stands for `features/search/use-understood` in the script of a first view, which has no names: everything is on its way. */
export function useUnderstood(text: string): Understood {
  return { words: text, intents: [], found: { school: [], major: [], profession: [] }, isComplete: false }
}
