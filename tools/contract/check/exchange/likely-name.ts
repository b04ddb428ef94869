/** How alike two member names are, 0–1. Spelling conventions (schoolName, school_name, SchoolName) make no difference. */
export function nameLikeness(a: string, b: string): number {
  const left = plain(a)
  const right = plain(b)
  if (left === right) return 1
  if (left.length === 0 || right.length === 0) return 0
  const byLetters = 1 - distance(left, right) / Math.max(left.length, right.length)
  return Math.max(byLetters, sharedWords(a, b))
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Words that both names have, as a share of the shorter: `provinceName` and `provinceTitle` share one of two. */
function sharedWords(a: string, b: string): number {
  const left = words(a)
  const right = words(b)
  const shared = left.filter((word) => right.includes(word)).length
  return shared / Math.max(1, Math.min(left.length, right.length))
}

const words = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Edits of one letter that lead from one text to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

export interface Candidate {
  readonly name: string
  /** Its value would be right under the missing name. */
  readonly fits: boolean
}

const ALIKE = 0.4
const VERY_ALIKE = 0.75

/** The stranger that most likely is the missing member under another name. */
export function likelyName(missing: string, strangers: readonly Candidate[]): string | undefined {
  const ranked = strangers
    .map(({ name, fits }) => ({ name, fits, likeness: nameLikeness(missing, name) }))
    .filter(
      ({ fits, likeness }) =>
        likeness >= VERY_ALIKE || (fits && (likeness >= ALIKE || strangers.length === 1)),
    )
    .sort((a, b) => Number(b.fits) - Number(a.fits) || b.likeness - a.likeness)
  return ranked[0]?.name
}
