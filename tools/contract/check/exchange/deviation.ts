/** What is wrong with an answer. The first group is about its transport, then the envelope, its structure, its meaning. */
export type DeviationKind =
  | 'no-answer'
  | 'status'
  | 'content-type'
  | 'html'
  | 'empty-body'
  | 'truncated'
  | 'not-json'
  | 'file'
  | 'envelope'
  | 'refused'
  | 'refusal'
  | 'access'
  | 'missing'
  | 'renamed'
  | 'null'
  | 'type'
  | 'integer'
  | 'enum'
  | 'range'
  | 'length'
  | 'format'
  | 'rule'
  | 'extra'
  | 'effect'
  | 'meaning'

/** One place where one answer departs from the contract. */
export interface Finding {
  readonly kind: DeviationKind
  /** JSON pointer (RFC 6901) into the response body; empty for the whole of it, and for status and headers. */
  readonly pointer: string
  /** The pointer with `*` for every position in a list or key of a map: equal for the same cause. */
  readonly pattern: string
  readonly expected: string
  readonly got: string
  /** What probably happened: `renamed to provinceTitle?` */
  readonly hint?: string
  /** The name of the rule, when `kind` is `meaning`. */
  readonly rule?: string
}

/** One cause: all findings that say the same about the same place of the contract. */
export interface Deviation extends Finding {
  /** How many places of the answers show it; `pointer` is the first. */
  readonly count: number
  /** The request whose answer showed it first. */
  readonly request: string
}

/** One deviation for each cause, in the order of their first appearance. */
export function groupFindings(found: Iterable<readonly [request: string, Finding]>): Deviation[] {
  const causes = new Map<string, Deviation>()
  for (const [request, finding] of found) {
    // What a rule of meaning expects is a figure of the one answer; the rule and the place are the cause.
    const expected = finding.kind === 'meaning' ? '' : finding.expected
    const cause = [finding.kind, finding.rule, finding.pattern, expected, finding.hint].join('\u0000')
    const known = causes.get(cause)
    causes.set(cause, known ? { ...known, count: known.count + 1 } : { ...finding, count: 1, request })
  }
  return withoutEchoes([...causes.values()])
}

/** An empty payload in the wrong place only seems missing: where fuller ones have been seen to be moved, that is its cause. */
function withoutEchoes(deviations: readonly Deviation[]): Deviation[] {
  const moved = deviations.filter(({ kind }) => kind === 'envelope')
  const echoes = (one: Deviation) =>
    deviations.filter(
      ({ kind, pattern }) => kind !== 'envelope' && kind !== 'meaning' && pattern === one.pattern,
    )
  const all = new Set(moved.flatMap(echoes))
  return deviations
    .filter((each) => !all.has(each))
    .map((each) =>
      each.kind === 'envelope'
        ? { ...each, count: echoes(each).reduce((sum, { count }) => sum + count, each.count) }
        : each,
    )
}

/** A place in a body, by pointer and by pattern. */
export interface Place {
  readonly pointer: string
  readonly pattern: string
}

export const ROOT: Place = { pointer: '', pattern: '' }

/** A member that the contract names. */
export function member(at: Place, name: string): Place {
  const step = escapeStep(name)
  return { pointer: `${at.pointer}/${step}`, pattern: `${at.pattern}/${step}` }
}

/** A position in a list or a key of a map: one of many of the same kind. */
export function item(at: Place, key: string | number): Place {
  return { pointer: `${at.pointer}/${escapeStep(String(key))}`, pattern: `${at.pattern}/*` }
}

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const step of stepsOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (isObject(value)) value = value[step]
    else return undefined
  }
  return value
}

export function stepsOf(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
