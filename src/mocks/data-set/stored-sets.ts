import { del, get, keys, set } from 'idb-keyval'

const PREFIX = 'zetu.data.'

/** Keeps the text of a data set under a name, in the place of an earlier one. Throws where the browser keeps nothing. */
export const keepSet = (name: string, text: string) => set(PREFIX + name, text)

/** Undefined where there is none of this name, or the browser keeps nothing. */
export const readSet = (name: string) => get<string>(PREFIX + name).catch(() => undefined)

export const forgetSet = (name: string) => del(PREFIX + name).catch(() => undefined)

/** The names of what is kept, by the alphabet; none where the browser keeps nothing. */
export async function storedSetNames(): Promise<string[]> {
  const all = await keys<string>().catch(() => [])
  return all
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .toSorted((a, b) => a.localeCompare(b, 'zh'))
}
