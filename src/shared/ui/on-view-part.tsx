import { type ReactNode, useRef } from 'react'
import { useOnView } from '~/shared/lazy/use-on-view'
import { LazyPart, type LazyPartProps } from './lazy-part'

type OnViewPartProps<P> = LazyPartProps<P> & {
  /** Names the place for links of the page. */
  readonly id?: string
}

/** A lazy part below the first figures: its code and its calls come when it is in view, or the page in use (`useOnView`). */
export function OnViewPart<P extends object>({ id, ...part }: OnViewPartProps<P>) {
  const place = useRef<HTMLDivElement>(null)
  const isOnView = useOnView(place)
  const waiting = part.pending !== null && <NotYetOnView name={part.name}>{part.pending}</NotYetOnView>
  return (
    <div ref={place} id={id}>
      {isOnView ? <LazyPart {...part} pending={waiting} /> : waiting}
    </div>
  )
}

/** Keeps the place of what is not asked for yet: nothing is late, and nothing can be asked again. */
export function NotYetOnView({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">{name}加载中</span>
      <div className="print-hidden">{children}</div>
      {/* A sheet does not wait for what has to be fetched first. */}
      <p className="mt-8 hidden print:block">{name}：这一部分没有打开过，屏幕上看过以后再打印</p>
    </div>
  )
}
