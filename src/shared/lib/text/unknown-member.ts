/**
 * The path of the first member of an input that its schema does not know, as `body.member`; undefined where there is
 * none. `read` is what the schema has made of `sent`: it leaves out what it does not know.
 */
export function unknownMember(sent: unknown, read: unknown): string | undefined {
  if (!isObject(sent) || !isObject(read)) return undefined
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue
    if (!(name in read)) return name
    const inner = unknownMember(value, read[name])
    if (inner !== undefined) return `${name}.${inner}`
  }
  return undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
