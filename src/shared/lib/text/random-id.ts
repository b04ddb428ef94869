/** A new id at each call, on all devices; `bytes` says how long. Not randomUUID(): that one is missing without TLS. */
export function randomId(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
