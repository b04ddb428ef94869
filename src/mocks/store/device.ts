/** The first of the names whose sign is in the text. */
const named = (signs: readonly (readonly [string, RegExp])[], text: string) =>
  signs.find(([, sign]) => sign.test(text))?.[0]

/** Browsers; those that pretend to be another stand before it. */
const BROWSERS = [
  ['微信', /MicroMessenger/],
  ['QQ', /\bQQ(Browser)?\//],
  ['Edge', /\bEdgA?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** Browser and system for people, from the header `User-Agent`; empty where it names neither. */
export function deviceOf(userAgent: string): string {
  return [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)].filter(Boolean).join('，')
}
