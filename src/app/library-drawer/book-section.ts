import { booksAddress } from '~/features/books/books.address'
import { BooksView } from '~/features/books/books-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'

/** 招生原书 in the drawer (S2 §2). */
export const BookSection = inDrawer(booksAddress, BooksView)
