import { useNavigate } from '@tanstack/react-router'
import type { EndpointInput } from '~/contracts/endpoint'
import { listAdvice } from '~/contracts/list-advice'
import type { PreferenceScore } from '~/contracts/score-records'
import { choicesOf } from '~/entities/application-list/edits'
import { listPlace } from '~/entities/application-list/list-place'
import { makeWholeList, proposalName, reasonedItems } from '~/entities/application-list/making/made-list'
import { ownRuleAtom } from '~/entities/application-list/making/own-rule'
import { request } from '~/shared/api/client'
import { isNotOffered } from '~/shared/api/is-missing'
import { useReadCreation } from '~/shared/api/use-read-creation'
import { PendingSubmission } from '~/shared/form/pending-submission'
import { notify } from '~/shared/lib/browser/notify'
import { store } from '~/shared/lib/storage/store'
import { Button } from '~/shared/ui/button'
import { logAct } from '../parts/staff-log'

/** Begins a draft for a student on one score, and opens it in the editor; the student is told nothing of it yet. */
export function MakeList({ score }: { score: PreferenceScore }) {
  const navigate = useNavigate()
  const openDraftHere = () => {
    notify.success('这里的服务器存不了草稿：草稿在这一页，交出去以前学生看不到')
    void navigate({ to: '/myStudentList', search: { drafts: [score.studentId] } })
  }
  const make = useReadCreation(listAdvice.createDraft, {
    scope: score.id,
    compose: composeDraft,
    run: createDraft,
    onDone(made) {
      if (!made) return openDraftHere()
      const { id, studentId, name } = made
      logAct(`开始了“${name}”的草稿`)
      notify.success('已做好草稿，交给学生以前只有你看得到')
      void navigate(listPlace({ id, studentId, preferenceScoreId: score.id }))
    },
  })
  return (
    <div className="inline-grid max-w-44 justify-items-end text-left">
      <Button
        variant="ghost"
        size="sm"
        aria-label={`用 ${score.score} 分制定志愿表`}
        aria-disabled={make.isPending}
        onClick={() => (isLacking ? openDraftHere() : make.start(score))}
      >
        {make.isPending ? '正在制定…' : '制定志愿表'}
      </Button>
      <PendingSubmission of={make} isUntyped />
    </div>
  )
}

type NewDraft = EndpointInput<typeof listAdvice.createDraft>

/** The server has said that it keeps no drafts: it is asked no more. */
let isLacking = false

/**
 * Makes a list in one step for the first regular batch that the score reaches. It is changed row by row. It is made by
 * the rule of the planner, and heeds what the student wants and does not want.
 */
async function composeDraft(score: PreferenceScore): Promise<NewDraft> {
  const draft = await makeWholeList(score, { rule: store.get(ownRuleAtom) })
  const { studentId, id: preferenceScoreId } = score
  const { batch } = draft
  const choices = choicesOf(reasonedItems(draft))
  return { body: { studentId, preferenceScoreId, batch, name: proposalName(score), choices } }
}

/** Has the server keep a draft; undefined where it keeps none. */
async function createDraft(input: NewDraft) {
  try {
    return await request(listAdvice.createDraft, input)
  } catch (error) {
    if (!isNotOffered(error)) throw error
    isLacking = true
    return undefined
  }
}
