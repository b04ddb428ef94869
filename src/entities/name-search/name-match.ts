import { plainText } from './plain-text'

/** Something that is looked for by its name: a school, a major, a profession. */
export interface Named {
  readonly id: string
  readonly name: string
  /** Short and former names, by which it is found too. */
  readonly aliases?: readonly string[] | null | undefined
  /** What it is, where things of several kinds are found. */
  readonly kind?: string
}

/** One of its names, taken apart into the characters that count. */
interface IndexedText {
  readonly characters: readonly string[]
  /** How each character is read, in small letters without tones; a letter or figure stands for itself. */
  readonly syllables: readonly string[]
  /** Which letters the syllables hold, as bits: most names are refused by a glance at it. */
  readonly letters: number
}

/** All names of one thing, ready to be matched on each key press. */
export interface IndexedNames {
  readonly named: Named
  /** The full name first. */
  readonly texts: readonly IndexedText[]
}

/** How each character of a text is read; the answer has one item per character. */
export type SyllablesOf = (text: string) => readonly string[]

/** Names that are read before the page may paint again: some 4 ms here, some 20 ms on a slow phone. */
const SLICE = 80

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Makes names ready, slice by slice, so that the page can paint in between. */
export async function indexAll(things: readonly Named[], syllablesOf: SyllablesOf): Promise<IndexedNames[]> {
  const indexed: IndexedNames[] = []
  for (const thing of things) {
    indexed.push(indexNames(thing, syllablesOf))
    if (indexed.length % SLICE === 0) await pause()
  }
  return indexed
}

/** Makes the names of one thing ready. Costs the reading of each; matching then reads nothing. */
export function indexNames(named: Named, syllablesOf: SyllablesOf): IndexedNames {
  const names = [named.name, ...(named.aliases ?? [])]
  return { named, texts: names.map((name) => indexText(name, syllablesOf)) }
}

function indexText(name: string, syllablesOf: SyllablesOf): IndexedText {
  // Brackets and blanks are nothing that people type.
  const plain = plainText(name).replace(/[^\p{L}\p{N}]/gu, '')
  const syllables = syllablesOf(plain)
  return { characters: [...plain], syllables, letters: lettersIn(syllables.join('')) }
}

function lettersIn(text: string): number {
  let bits = 0
  for (let i = 0; i < text.length; i++) {
    const place = text.charCodeAt(i) - 97
    if (place >= 0 && place < 26) bits |= 1 << place
  }
  return bits
}

/**
 * The things of which one name is meant by what was typed, the closest first, at most `most`; of two that are equally
 * close the one that stands first. Characters must follow each other in the name but may leave
 * some out (科大 is in 中国科学技术大学); letters are the beginnings of syllables (zkd, hefei gy). Nothing typed means none.
 */
export function matchNames(index: readonly IndexedNames[], typed: string, most: number): Named[] {
  const wanted = [...plainText(typed).replace(/[^\p{L}\p{N} ]/gu, '')]
  while (wanted.at(-1) === ' ') wanted.pop()
  while (wanted[0] === ' ') wanted.shift()
  if (wanted.length === 0) return []
  const letters = lettersIn(wanted.join(''))
  const found: { named: Named; distance: number }[] = []
  for (const { named, texts } of index) {
    let closest = FAR
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i]
      if (!text || (text.letters & letters) !== letters) continue
      closest = Math.min(closest, distanceOf(text, wanted))
    }
    if (closest < FAR) found.push({ named, distance: closest })
  }
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ named }) => named)
}

const FAR = Number.POSITIVE_INFINITY
/** A name that begins with the typed text is closest, then one that contains it, then one with gaps. */
const LATE_START = 100
const GAP = 1000

/** How far what was typed is from a name; infinite where it is not in it. */
function distanceOf(text: IndexedText, wanted: readonly string[]): number {
  const { characters } = text
  let closest = FAR
  for (let start = 0; start < characters.length; start++) {
    const rest = distanceFrom(text, wanted, 0, start)
    if (rest === FAR) continue
    // What stands behind the match tells the short name from the long one.
    closest = Math.min(closest, rest + (start === 0 ? 0 : LATE_START) + characters.length)
    // A later start can only win by gaps that it saves.
    if (rest === 0) break
  }
  return closest
}

/** Matches `wanted` from `at` on against the name from character `from` on; the match begins there. */
function distanceFrom(text: IndexedText, wanted: readonly string[], at: number, from: number): number {
  let closest = FAR
  let end = at
  const syllable = text.syllables[from] ?? ''
  if (wanted[at] === text.characters[from]) {
    closest = distanceAfter(text, wanted, at + 1, from + 1)
    end = at
  }
  // The longest beginning of the syllable first; each shorter one may be meant too (xian: xi'an or xian).
  while (end < wanted.length && end - at < syllable.length && wanted[end] === syllable[end - at]) {
    end++
    closest = Math.min(closest, distanceAfter(text, wanted, end, from + 1))
    if (closest === 0) break
  }
  return closest
}

function distanceAfter(text: IndexedText, wanted: readonly string[], at: number, from: number): number {
  // A blank says that the next syllable begins.
  const next = wanted[at] === ' ' ? at + 1 : at
  if (next >= wanted.length) return 0
  let closest = FAR
  for (let start = from; start < text.characters.length; start++) {
    const rest = distanceFrom(text, wanted, next, start)
    if (rest === FAR) continue
    closest = Math.min(closest, rest + (start === from ? 0 : GAP))
    if (closest <= GAP) break
  }
  return closest
}
