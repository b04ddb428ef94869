import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'

const loadDialog = async () => (await import('./leave-dialog')).LeaveDialog

interface UnsavedGuardProps {
  readonly active: boolean
  /** The person has said that the changes may go. */
  readonly onDiscard: () => void
}

/** While `active`, leaving the page asks first. Another address of the same page, the drawer for one, is not leaving. */
export function UnsavedGuard({ active, onDiscard }: UnsavedGuardProps) {
  // The question must be there when it is wanted, also when the network is gone by then.
  const { Part: LeaveDialog, failed } = useLazyPart(active, loadDialog)

  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: active,
    disabled: !active,
    withResolver: true,
  })

  const leave = () => {
    onDiscard()
    blocked.proceed?.()
  }

  // Without its code the question is the browser's own: nobody is kept on the page without a word.
  useEffect(() => {
    if (!failed || blocked.status !== 'blocked') return
    if (window.confirm('还有没保存的修改，现在离开会丢失。要离开吗？')) {
      onDiscard()
      blocked.proceed()
    } else blocked.reset()
  }, [failed, blocked, onDiscard])

  if (blocked.status !== 'blocked' || !LeaveDialog) return null
  return <LeaveDialog onStay={blocked.reset} onLeave={leave} />
}
