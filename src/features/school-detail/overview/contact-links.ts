/** Where a website leads: http or https only; a bare host is taken for https. Nothing for any other text. */
export function websiteAddress(text: string): string | undefined {
  const trimmed = text.trim()
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`)
    const web = url.protocol === 'http:' || url.protocol === 'https:'
    return web && url.hostname.includes('.') && url.username === '' ? url.href : undefined
  } catch {
    return undefined
  }
}

/** A website without what everybody knows: no scheme, no closing stroke. */
export function websiteName(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** What a telephone dials: the first number of a text, such as `0551-12345678（招生办）`. Nothing where there is none. */
export function phoneAddress(text: string): string | undefined {
  const number = /\+?\d(?:[\d\s-]*\d)?/.exec(text)?.[0].replace(/[\s-]/g, '') ?? ''
  return number.replace('+', '').length >= 5 ? `tel:${number}` : undefined
}

/** Where a mail goes; nothing for what is not one plain address. */
export function mailAddress(text: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text.trim()) ? `mailto:${text.trim()}` : undefined
}
