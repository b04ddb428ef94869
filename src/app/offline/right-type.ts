const TYPES: Readonly<Record<string, RegExp>> = {
  js: /\bjavascript\b/,
  css: /\btext\/css\b/,
}

/**
 * Whether an answer may be the built file that was asked for. A host may answer its page for a file that it has not: kept,
 * that would break this device until the file has another name.
 */
export function hasRightType(
  address: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const type = headers.get('Content-Type') ?? ''
  const ending = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? ''
  const wanted = TYPES[ending]
  return status === 200 && (wanted ? wanted.test(type) : !/\btext\/html\b/.test(type))
}
