import { del, get, set } from 'idb-keyval'

/** A recording may hold many megabytes: too much for an address, or for the storage of a tab. */
const keyOf = (name: string) => `zetu.recording.${name}`

/** Keeps the text of a recording under a name, until `forgetRecording`. Throws where the browser keeps nothing. */
export const keepRecording = (name: string, text: string) => set(keyOf(name), text)

/** Undefined where there is none of this name, or the browser keeps nothing. */
export const readRecording = (name: string) => get<string>(keyOf(name)).catch(() => undefined)

export const forgetRecording = (name: string) => del(keyOf(name)).catch(() => undefined)
