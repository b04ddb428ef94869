import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'
import * as z from 'zod/mini'
import { studentProfile } from '~/contracts/student-profile'
import { Intention, isSameIntention, NO_INTENTION } from '~/entities/intention/intention'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { retryOf } from '~/shared/answer/retry-of'
import { useWrite } from '~/shared/api/use-write'
import { saveLabel } from '~/shared/form/save-label'
import { storedAtom } from '~/shared/lib/stored-atom'
import { UNSAVED } from '~/shared/session/session'

const Kept = z.object({ studentId: z.string(), intention: Intention })
const keptAtom = storedAtom<z.infer<typeof Kept> | undefined>(`${UNSAVED}intention`, Kept, undefined)

/** The intention of a student, with what was changed in this browser and not saved yet. */
export function useIntention(studentId: string) {
  const client = useQueryClient()
  const asked = intentionCalls.of(studentId)
  const answer = useQuery(asked)
  const [kept, keep] = useAtom(keptAtom)
  const [isKept, setKept] = useState(true)
  const saved: Intention = answer.data ?? NO_INTENTION
  const own = kept?.studentId === studentId ? kept.intention : undefined
  const current = own ?? saved
  const save = useWrite(studentProfile.saveIntention, {
    onDone: (answered) => {
      client.setQueryData(asked.queryKey, answered)
      keep(undefined)
    },
  })
  return {
    /** As it stands here. */
    current,
    /** As the server has it: what a whole list can heed. */
    saved,
    isPending: answer.isPending,
    /** Asks again for what could not be loaded; absent where nothing failed. */
    ...retryOf(answer),
    isChanged: own !== undefined && !isSameIntention(own, saved),
    isSaving: save.isPending,
    saveLabel: saveLabel(save, '保存意向'),
    /** This browser keeps what was changed. */
    isKept,
    change: (next: Intention) => setKept(keep({ studentId, intention: next })),
    save: () => save.start({ body: { ...current, studentId } }),
    undo: () => keep(undefined),
  }
}

export type KnownIntention = ReturnType<typeof useIntention>
