/** Keys that begin so hold work that the server does not have: drafts, and what is kept on this device alone. */
export const UNSAVED = 'zetu.unsaved.'

/** Whose work is kept that somebody does without an account. */
export const NOBODY = 'guest'

/** What a piece of work is about. */
export interface WorkName {
  /** Id of the person who did it, or `NOBODY`. */
  readonly owner: string
  /** list, assessment, … */
  readonly kind: string
  /** Id of what is worked on, among those of the kind. */
  readonly id: string
}

/** Begins the keys of one piece of work. */
export function workKey({ kind, owner, id }: WorkName): string {
  return `${UNSAVED}${[kind, owner, id].map(encodeURIComponent).join('/')}`
}

/** What a key is about; undefined for a key of another sort. */
export function workOfKey(key: string): WorkName | undefined {
  if (!key.startsWith(UNSAVED)) return undefined
  const [kind, owner, id] = key.slice(UNSAVED.length).split('/')
  if (kind === undefined || owner === undefined || id === undefined) return undefined
  try {
    return { kind: decodeURIComponent(kind), owner: decodeURIComponent(owner), id: decodeURIComponent(id) }
  } catch {
    return undefined
  }
}
