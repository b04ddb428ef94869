/** What a form of the record holds: texts, switches and lists of choices. */
export type Value = string | boolean | readonly string[] | readonly number[]
export type Values = Readonly<Record<string, Value>>

/** Whether two contents of a form say the same: spaces around a text and the order of choices say nothing. */
export function sameValues(a: Values, b: Values): boolean {
  return Object.keys(a).every((name) => plain(a[name]) === plain(b[name]))
}

function plain(value: Value | undefined): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'object') return JSON.stringify([...value].map(String).sort())
  return String(value)
}

/** What is typed, on what the server has now: a field that says what the server had follows it. */
export function valuesAfter<T extends Values>(typed: T, before: T, now: T): T {
  const next = Object.keys(typed).map((name) => {
    const own = plain(typed[name]) === plain(before[name]) ? now[name] : typed[name]
    return [name, own] as const
  })
  // The same names, each with a value of its kind.
  return Object.fromEntries(next) as T
}

/** What was kept of a form, as long as it still has the shape of `like`; undefined for anything else. */
export function readValues<T extends Values>(read: unknown, like: T): T | undefined {
  if (typeof read !== 'object' || read === null) return undefined
  const known = new Map<string, unknown>(Object.entries(read))
  const fits = Object.entries(like).every(([name, value]) => kindOf(known.get(name)) === kindOf(value))
  // Every field is there with a value of its kind; what no field knows is left out.
  return fits
    ? (Object.fromEntries(Object.keys(like).map((name) => [name, known.get(name)])) as T)
    : undefined
}

function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value
  return value.every((item) => typeof item === 'string' || typeof item === 'number') ? 'list' : 'unknown'
}
