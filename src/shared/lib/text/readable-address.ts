/**
 * An address as people read it, its Chinese not encoded; one that cannot be decoded stays as it is. A space stays encoded:
 * it would end the link where somebody pastes it.
 */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address).replaceAll(' ', '%20')
  } catch {
    return address
  }
}
