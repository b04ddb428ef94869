import { booksSearch } from '~/features/books/books.search'
import { BooksView } from '~/features/books/books-view'
import type { SectionProps } from './section-props'

/** 招生原书 in the drawer (S2 §2). */
export function BookSection({ search, onSearchChange }: SectionProps) {
  return <BooksView filters={booksSearch.parse(search)} onFiltersChange={onSearchChange} />
}
