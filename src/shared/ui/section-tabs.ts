import { type RefObject, useLayoutEffect, useRef } from 'react'

/** One of a row of links. The link to this page is marked; a long row scrolls sideways. */
export const sectionTabClass =
  'flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-primary'

export const sectionTabsClass =
  'print-hidden -mx-4 flex overflow-x-auto [scrollbar-width:none] border-b px-4 md:mx-0 md:px-0'

/** Scrolls a row to its open tab, which on a phone may lie outside of it. */
export function showOpenTab(row: HTMLElement): void {
  const open = row.querySelector<HTMLElement>('[aria-current=page]')
  if (open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
}

/** For a row of which one link is the open tab: keeps that one in view. */
export function useOpenTabInView(tab: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab means another place in the row
  useLayoutEffect(() => {
    // Before the frame is painted. To ask now where a tab stands would lay the page out within the commit.
    const frame = requestAnimationFrame(() => row.current && showOpenTab(row.current))
    return () => cancelAnimationFrame(frame)
  }, [tab])
  return row
}
