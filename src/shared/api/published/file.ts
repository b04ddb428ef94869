/*
 * A file of public data: a list of the hash of its content and the content, each on a line of its own. A file that came
 * in half or was changed on its way is known by it.
 */

/** A file's text from its content. */
export async function writtenFile(content: unknown): Promise<string> {
  const text = JSON.stringify(content)
  return `["${await hashOf(text)}",\n${text}]`
}

/** The content of a file, or undefined where it is damaged. */
export async function readFile(text: string): Promise<unknown> {
  const [head = '', body = ''] = text.split(',\n')
  const content = body.slice(0, -1)
  if (!body.endsWith(']') || !/^\["[0-9a-f]{64}"$/.test(head)) return undefined
  // A page that came over plain http cannot compute a hash: there what is whole by its form passes.
  if (globalThis.crypto?.subtle && head !== `["${await hashOf(content)}"`) return undefined
  return JSON.parse(content)
}

/** SHA-256 in hexadecimal. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
