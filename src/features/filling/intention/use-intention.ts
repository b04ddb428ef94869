import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { studentProfile } from '~/contracts/student-profile'
import { Intention, isSameIntention, NO_INTENTION } from '~/entities/intention/intention'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { useRetry } from '~/shared/answer/use-retry'
import { useWrite } from '~/shared/api/use-write'
import { saveLabel } from '~/shared/form/save-label'
import { type OtherDraft, readBy, useStoredDraft } from '~/shared/session/work-here'

const readIntention = readBy(Intention)

/** The intention of a student, with what was changed in this browser and not saved yet. */
export function useIntention(studentId: string) {
  const client = useQueryClient()
  const asked = intentionCalls.of(studentId)
  const answer = useQuery(asked)
  const retry = useRetry(answer)
  const draft = useStoredDraft('intention', studentId, readIntention)
  const [own, setOwn] = useState(draft.left)
  const [isStored, setStored] = useState(true)
  const saved: Intention = answer.data ?? NO_INTENTION
  const current = own ?? saved
  const save = useWrite(studentProfile.saveIntention, {
    onDone: (answered) => {
      client.setQueryData(asked.queryKey, answered)
      drop()
    },
  })
  const drop = () => {
    draft.forget()
    setOwn(undefined)
  }
  const change = (next: Intention) => {
    setOwn(next)
    setStored(draft.keep(next))
  }
  return {
    /** As it stands here. */
    current,
    /** As the server has it: what a whole list can heed. */
    saved,
    isPending: answer.isPending,
    /** Asks again for what could not be loaded, or takes long. */
    ...retry,
    isChanged: own !== undefined && !isSameIntention(own, saved),
    isSaving: save.isPending,
    saveLabel: saveLabel(save, '保存意向'),
    /** This browser keeps what was changed. */
    isStored,
    others: draft.others,
    settle: (other: OtherDraft<Intention>, use: boolean) => {
      draft.settle(other, use)
      if (use) change(other.value)
    },
    change,
    save: () => save.start({ body: { ...current, studentId } }),
    undo: drop,
  }
}

export type KnownIntention = ReturnType<typeof useIntention>
