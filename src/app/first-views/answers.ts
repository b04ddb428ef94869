/** The calls whose answers have been looked for. */
const wanted = new Set<string>()

/** What a call has answered, by its name; undefined until it has. Whatever looks for it is drawn again when it comes. */
export function answerOf(name: string): unknown {
  wanted.add(name)
  return window.zetuPrefetch?.payloads.get(name)
}

/** Whether what was drawn has looked for this answer. */
export const isWanted = (name: string): boolean => wanted.has(name)
