import { useRouter, useSearch } from '@tanstack/react-router'
import { safeNextPath } from '~/shared/session/next-path'
import type { Prompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { LoginFlow } from './login-flow'
import { newcomerOf } from './sign-in'

interface LoginDialogProps {
  readonly prompt: Prompt
  readonly onClose: () => void
}

/**
 * Sign-in over whatever page one is on. It leads to what the prompt asks for, else to the `next` of the address, else
 * nowhere: one stays on the page.
 */
export function LoginDialog({ prompt, onClose }: LoginDialogProps) {
  const router = useRouter()
  const user = useUser()
  const nextInAddress = useSearch({ strict: false, select: (search) => search.next })
  const next = safeNextPath('next' in prompt ? prompt.next : undefined) ?? nextInAddress

  const onDone = () => {
    onClose()
    // The page behind a direct visit was never asked for: Back must not lead to it.
    if (next !== undefined) void router.navigate({ href: next, replace: nextInAddress !== undefined })
    // The guards look again at who is there.
    else void router.invalidate()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        // A click beside the form must not throw away what was typed; 关闭 and Escape close it.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <LoginFlow
          incomplete={prompt.kind === 'complete-info' && user ? newcomerOf(user) : undefined}
          next={next}
          onDone={onDone}
          heading={(title, text) => (
            <>
              <DialogTitle>{title}</DialogTitle>
              <DialogDescription>{text}</DialogDescription>
            </>
          )}
        />
      </DialogContent>
    </Dialog>
  )
}
