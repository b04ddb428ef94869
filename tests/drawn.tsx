import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Known, knownPage } from './known-page'

/** What a part of a page shows as soon as its answers are there, as markup: to a guest, without a step of its own. */
export async function drawn(part: ReactNode, known: Known = {}): Promise<string> {
  const page = await knownPage(part, known)
  // What is printed has the address of the page.
  Object.assign(globalThis, { location: new URL(known.address ?? '/', 'https://here.invalid') })
  try {
    return renderToString(page)
  } finally {
    Reflect.deleteProperty(globalThis, 'location')
  }
}

/** The text of markup, a blank between its elements. */
export function textIn(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The texts of the cells of all tables, row by row, with their heads. */
export function rowsIn(markup: string): string[][] {
  return (markup.match(/<tr[\s>].*?<\/tr>/gs) ?? []).map((row) =>
    (row.match(/<t[dh][\s>].*?<\/t[dh]>/gs) ?? []).map(textIn),
  )
}

/** The texts of all elements of a kind, in their order. */
export function textsOf(element: string, markup: string): string[] {
  return (markup.match(new RegExp(`<${element}[\\s>].*?</${element}>`, 'gs')) ?? []).map(textIn)
}

/** The links of markup in their order: their text and where they lead. */
export function linksIn(markup: string): [text: string, href: string][] {
  return [...markup.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    textIn(text),
    href,
  ])
}
