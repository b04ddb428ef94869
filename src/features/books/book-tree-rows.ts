import type { BookPage } from '~/contracts/original-books'

/** A page of a book in the tree: its place among the found ones, from 1, is its address. */
export interface BookLeaf {
  readonly leaf: number
  readonly subject: string | undefined
  readonly batch: string | undefined
}

export interface BookBranch {
  readonly school: string
  readonly leaves: readonly BookLeaf[]
}

/** The found pages under their schools, both in the order of the book. `schoolFirstName` files a page under another name (S2 §3). */
export function bookBranches(pages: readonly BookPage[]): BookBranch[] {
  const branches = new Map<string, BookLeaf[]>()
  for (const [index, { school, schoolFirstName, subject, batch }] of pages.entries()) {
    const name = schoolFirstName || school
    const leaves = branches.get(name) ?? []
    leaves.push({ leaf: index + 1, subject: subject ?? undefined, batch: batch ?? undefined })
    branches.set(name, leaves)
  }
  return [...branches].map(([school, leaves]) => ({ school, leaves }))
}
