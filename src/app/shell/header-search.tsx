import { Link, useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type MouseEvent, useEffect, useState } from 'react'
import { onIntent, useLazyPart } from '~/shared/lazy/use-lazy-part'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { buttonVariants } from '~/shared/ui/button'

const loadDialog = async () => (await import('~/features/search/search-dialog')).SearchDialog

/** Leads to the search; with its code it opens over the page, `/` does so too. Without it the page of the search opens. */
export function HeaderSearch() {
  const [open, setOpen] = useState(false)
  const { Part: Dialog, failed } = useLazyPart(open, loadDialog)
  const navigate = useNavigate()
  useEffect(() => {
    if (!open || !failed) return
    setOpen(false)
    void navigate({ to: '/search/all' })
  }, [open, failed, navigate])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isImeKey(event)) return
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const press = (event: MouseEvent) => {
    if (failed || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Link
        to="/search/all"
        preload={false}
        aria-label="搜索"
        aria-keyshortcuts="/"
        title="搜索（按 / 键）"
        onClick={press}
        {...onIntent(loadDialog)}
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      >
        <Search aria-hidden />
      </Link>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Whether a key belongs to a field, or to a dialog that is open. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
