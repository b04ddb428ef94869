import { type ReactNode, useEffect, useState } from 'react'

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), textarea'

const isWrittenIn = (target: EventTarget | null) => target instanceof Element && target.matches(WRITTEN_IN)

/** Stands at the foot of what scrolls; on a phone it goes while something is written, where the keyboard takes its room. */
export function FootBar({ children }: { children: ReactNode }) {
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    const listen = ({ type, target }: FocusEvent) => setWriting(type === 'focusin' && isWrittenIn(target))
    document.addEventListener('focusin', listen)
    document.addEventListener('focusout', listen)
    return () => {
      document.removeEventListener('focusin', listen)
      document.removeEventListener('focusout', listen)
    }
  }, [])
  return (
    <div className={`sticky bottom-0 z-20 -mx-4 mt-2 md:mx-0 ${isWriting ? 'max-md:hidden' : ''}`}>
      {children}
    </div>
  )
}
