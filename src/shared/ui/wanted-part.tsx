import { useRef } from 'react'
import { useWanted } from '~/shared/lib/use-wanted'
import { LatePart, type LatePartProps } from './late-part'

type WantedPartProps<P> = LatePartProps<P> & {
  /** Names the place for links of the page. */
  readonly id?: string
}

/** A late part below the first figures: its code and its calls come when it is wanted (`useWanted`). */
export function WantedPart<P extends object>({ id, ...part }: WantedPartProps<P>) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useWanted(place)
  return (
    <div ref={place} id={id}>
      {isWanted ? (
        <LatePart {...part} />
      ) : (
        part.pending !== null && (
          <div aria-busy="true">
            <span className="sr-only">{part.name}加载中</span>
            {part.pending}
          </div>
        )
      )}
    </div>
  )
}
