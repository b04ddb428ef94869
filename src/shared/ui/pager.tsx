import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { formatCount } from '~/shared/lib/text/format'
import { pagesAround } from './pages-around'

interface PagerProps {
  /** From 1. */
  readonly current: number
  readonly size: number
  readonly total: number
  readonly onPage: (page: number) => void
  /** What is paged: 院校. */
  readonly name?: string
}

/** More pages than this are not turned one by one. */
const MANY = 20
const loadToPage = async () => (await import('./to-page')).ToPage

const stepClass =
  'grid min-h-11 min-w-11 place-items-center rounded px-2 text-sm hover:bg-muted disabled:opacity-50 disabled:hover:bg-transparent md:min-h-9 md:min-w-9'

/** Leads through the pages of a list; nothing where one page holds all. A page past the end leads back. */
export function Pager({ current, size, total, onPage, name = '结果' }: PagerProps) {
  const last = Math.ceil(total / size)
  const { Part: ToPage } = useLazyPart(last > MANY, loadToPage)
  if (last <= 1 && current <= 1) return null
  return (
    <nav aria-label={`${name}分页`} className="print-hidden flex flex-wrap items-center justify-center gap-1">
      <button
        type="button"
        aria-label="上一页"
        disabled={current <= 1}
        onClick={() => onPage(Math.min(current - 1, Math.max(last, 1)))}
        className={stepClass}
      >
        <ChevronLeft aria-hidden className="size-4" />
      </button>
      <span className="px-2 text-sm text-muted-foreground md:hidden">
        第 {formatCount(current)} / {formatCount(last)} 页
      </span>
      <span className="hidden md:contents">
        {pagesAround(current, last).map((page, index, pages) => (
          <span key={page} className="contents">
            {index > 0 && page - (pages[index - 1] ?? page) > 1 && (
              <span aria-hidden className="px-1 text-muted-foreground">
                …
              </span>
            )}
            <button
              type="button"
              aria-label={`第 ${page} 页`}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onPage(page)}
              className={`${stepClass} aria-[current=page]:bg-primary-soft aria-[current=page]:font-medium aria-[current=page]:text-primary`}
            >
              {formatCount(page)}
            </button>
          </span>
        ))}
      </span>
      <button
        type="button"
        aria-label="下一页"
        disabled={current >= last}
        onClick={() => onPage(current + 1)}
        className={stepClass}
      >
        <ChevronRight aria-hidden className="size-4" />
      </button>
      {last > MANY && ToPage && <ToPage last={last} onPage={onPage} />}
    </nav>
  )
}
