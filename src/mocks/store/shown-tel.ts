/** A number as lists of people show it, without its middle four digits. */
export function shownTel(tel: string): string {
  return tel.replace(/^(\d{3})\d{4}/, '$1****')
}
