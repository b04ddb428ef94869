import type { Book } from '~/contracts/original-books'
import { Skeleton } from '~/shared/ui/skeleton'
import { COVERS_PER_PAGE } from './books.calls'

const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6'

interface BookCoversProps {
  readonly books: readonly Book[]
  readonly onOpen: (id: string) => void
}

/** A page of books by their covers. */
export function BookCovers({ books, onOpen }: BookCoversProps) {
  return (
    <ul className={gridClass}>
      {books.map((book) => (
        <li key={book.id}>
          <Cover book={book} onOpen={() => onOpen(book.id)} />
        </li>
      ))}
    </ul>
  )
}

function Cover({ book: { title, coverUrl }, onOpen }: { book: Book; onOpen: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className="group block w-full text-left">
      <span className="block aspect-[5/7] overflow-hidden rounded border bg-muted">
        <img
          src={coverUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      </span>
      <span className="mt-2 block text-sm group-hover:text-primary">{title}</span>
    </button>
  )
}

/** Most provinces print one book for each of two subjects. */
const COVERS_OF_A_YEAR = 2

/** Covers that have not come: a full page, or those of one year. */
export function PendingCovers({ ofYear }: { ofYear: boolean }) {
  return (
    <>
      <Skeleton className="my-3 h-5 w-20" />
      <div className={gridClass}>
        {Array.from({ length: ofYear ? COVERS_OF_A_YEAR : COVERS_PER_PAGE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <div key={place}>
            <Skeleton className="aspect-[5/7]" />
            <Skeleton className="mt-2 h-10" />
          </div>
        ))}
      </div>
    </>
  )
}
