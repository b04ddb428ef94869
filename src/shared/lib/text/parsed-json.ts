/** What a text says as JSON; undefined where it is none: somebody else may have written there. */
export function parsedJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
