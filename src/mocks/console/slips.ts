import { isScenarioWord, SCENARIO_WORDS } from '../scenario/words'
import type { Finding } from './findings'

/** A shorter word is near to too many others. */
const SHORTEST = 4

/**
 * What of an address is an evident slip of a word that its page reads: of another case, or one letter off. The product
 * passes over it, like the marks of others (`utm_source`), of which nothing is said.
 */
export function slipsOf(search: URLSearchParams, known: readonly string[]): Finding[] {
  const read = [...known, ...SCENARIO_WORDS]
  return [...search.keys()].flatMap((word) => {
    // A wrong word of the scenario is refused aloud.
    if (read.includes(word) || isScenarioWord(word)) return []
    const meant = read.find((other) => isSlip(word, other))
    if (meant === undefined) return []
    return [{ title: `${word}=${search.get(word)}`, details: [`这一页不认识 ${word}，像是 ${meant}`] }]
  })
}

function isSlip(word: string, known: string): boolean {
  const [said, meant] = [word.toLowerCase(), known.toLowerCase()]
  return said === meant || (meant.length >= SHORTEST && isOneOff(said, meant))
}

/** Whether one letter is too many, missing or another, or two have changed places. */
function isOneOff(a: string, b: string): boolean {
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [ofA, ofB] = [a, b].map((text) => text.slice(start, text.length - end))
  if (ofA === undefined || ofB === undefined) return false
  return Math.max(ofA.length, ofB.length) <= 1 || (ofA.length === 2 && [...ofA].reverse().join('') === ofB)
}

/** The words that the page which is open reads from its address, as the router knows them. */
export function wordsOfPage(): string[] {
  const { __TSR_ROUTER__: router } = window
  const addresses = router?.state.matches.map(
    ({ routeId }) => router.routesById[routeId]?.options.validateSearch,
  )
  return ['lib', ...(addresses ?? []).flatMap((address) => Object.keys(address?.schema?.shape ?? {}))]
}
