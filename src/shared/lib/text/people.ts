/** 138****8000: enough to recognise one's own number, too little to use it. */
export function maskTel(tel: string): string {
  return tel.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** The first character of a name, for a round portrait; whole even outside the basic plane. */
export function initialOf(name: string): string {
  return Array.from(name.trim())[0] ?? '我'
}
