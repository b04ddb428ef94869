import { Link, useRouterState } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { AssessmentResult } from '~/contracts/student-profile'
import { isStaff } from '~/shared/domain/access'
import { isInMemory } from '~/shared/session/missed-work'
import { openPrompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { storedLine } from '~/shared/session/stored-line'
import { Button, buttonVariants } from '~/shared/ui/button'
import type { AssessmentId } from './assessment-ids'
import { ATTEMPTS, NO_ATTEMPT } from './attempt'
import { useSaveResult } from './use-save-result'

interface SaveResultProps {
  readonly id: AssessmentId
  /** The result that is in this browser only. */
  readonly unsaved: AssessmentResult | undefined
}

/** Saves a result in the student's record on request, and leads on. */
export function SaveResult({ id, unsaved }: SaveResultProps) {
  const user = useUser()
  const here = useRouterState({ select: ({ location }) => location.href })
  const setAttempt = useSetAtom(ATTEMPTS[id])
  const save = useSaveResult(() => setAttempt(NO_ATTEMPT))
  const keep = () => {
    if (!unsaved) return
    if (user) save.start({ studentId: user.id, result: unsaved })
    else openPrompt({ kind: 'login', next: here })
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {unsaved && !(user && isStaff(user)) && (
        <Button aria-disabled={save.isPending} onClick={keep}>
          {save.isPending ? '保存中…' : user ? '保存到我的档案' : '登录后保存'}
        </Button>
      )}
      <Link
        to="/cepingtest/$id"
        params={{ id }}
        preload={false}
        className={buttonVariants({ variant: 'outline' })}
      >
        再做一次
      </Link>
      {unsaved ? (
        <p className="text-sm text-muted-foreground">
          {isInMemory('assessment', id) ? storedLine(false) : '结果只在这个浏览器里，重新做会覆盖它。'}
        </p>
      ) : (
        <Link
          to="/userinfo/evaluationInfo"
          preload={false}
          className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4"
        >
          已保存在测评信息里
        </Link>
      )}
    </div>
  )
}
