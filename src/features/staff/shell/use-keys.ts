import { useEffect, useEffectEvent } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'

const TYPED_INTO = 'input, select, textarea, [contenteditable="true"], [role="dialog"]'

/** Calls what a key stands for, by the name of the key; not while somebody types or a dialog is open. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isImeKey(event)) return
    const act = acts[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
