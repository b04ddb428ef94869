import type { BookPage } from '~/contracts/original-books'

/** The number printed on a page, which is its address; its place among the found ones, from 0, where none is known. */
export function pageNumber({ pageNumber: printed }: Pick<BookPage, 'pageNumber'>, place: number): number {
  return printed ?? place + 1
}

/** A page of a book in the tree. */
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
  for (const [index, page] of pages.entries()) {
    const { school, schoolFirstName, subject, batch } = page
    const name = schoolFirstName || school
    const leaves = branches.get(name) ?? []
    leaves.push({ leaf: pageNumber(page, index), subject: subject ?? undefined, batch: batch ?? undefined })
    branches.set(name, leaves)
  }
  return [...branches].map(([school, leaves]) => ({ school, leaves }))
}
