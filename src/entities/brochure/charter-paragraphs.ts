import { type CharterTopic, placeOfTopic, tableWords } from './charter-topics'

/** The element of a charter that states a topic; undefined where none does. */
export function findTopic(charter: ParentNode, topic: CharterTopic): Element | undefined {
  const elements = paragraphsOf(charter)
  return elements[placeOfTopic(elements.map(wordsOf), topic) ?? -1]
}

/** What a charter says to a topic, in its own words. */
export function topicText(charter: ParentNode, topic: CharterTopic): string | undefined {
  const element = findTopic(charter, topic)
  return element && wordsOf(element)
}

/** The text of a brochure as nodes that are never drawn: nothing in it is run or loaded. */
export function parseCharter(html: string): ParentNode {
  return new DOMParser().parseFromString(html, 'text/html').body
}

function paragraphsOf(charter: ParentNode): readonly Element[] {
  return [...charter.querySelectorAll('p, li, dd, table')].filter(
    (element) => !element.parentElement?.closest('table'),
  )
}

function wordsOf(element: Element): string {
  if (element.tagName !== 'TABLE') return plain(element)
  return tableWords(
    [...element.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')].map(plain)),
  )
}

function plain(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
