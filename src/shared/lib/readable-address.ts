/** An address as people read it, its Chinese not encoded; one that cannot be decoded stays as it is. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
