import { useNavigate } from '@tanstack/react-router'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { listAdvice } from '~/contracts/list-advice'
import type { PreferenceScore } from '~/contracts/score-records'
import { choicesOf } from '~/entities/application-list/edits'
import { request } from '~/shared/api/client'
import { isNotOffered } from '~/shared/api/is-missing'
import { useComposedWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/notify'
import { store } from '~/shared/lib/store'
import { Button } from '~/shared/ui/button'
import { makeDraft, proposalName, reasonedItems } from '../drafts/draft.calls'
import { ownRuleAtom } from '../drafts/own-rule'
import { logAct } from '../parts/staff-log'

/** Begins a draft for a student on one score, and opens it in the editor; the student is told nothing of it yet. */
export function MakeList({ score }: { score: PreferenceScore }) {
  const navigate = useNavigate()
  const make = useComposedWrite(listAdvice.createDraft, {
    run: newDraft,
    onDone(made) {
      if (!made) {
        notify.success('这里的服务器存不了草稿：草稿在这一页，交出去以前学生看不到')
        void navigate({ to: '/myStudentList', search: { drafts: [score.studentId] } })
        return
      }
      const { id, studentId, name } = made
      logAct(`开始了“${name}”的草稿`)
      notify.success('已做好草稿，交给学生以前只有你看得到')
      void navigate({
        to: '/volunteerDetail/$studentId/$preferenceScoreId/$preferenceId',
        params: { studentId, preferenceScoreId: score.id, preferenceId: id },
      })
    },
  })
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`用 ${score.score} 分制定志愿表`}
      aria-disabled={make.isPending}
      onClick={() => make.start(score)}
    >
      {make.isPending ? '正在制定…' : '制定志愿表'}
    </Button>
  )
}

/** The server has said that it keeps no drafts: it is asked no more. */
let isLacking = false

/**
 * A list in one step for the first regular batch that the score reaches, to be changed row by row. It is made by the rule
 * of the planner, and heeds what the student wants and does not want. Undefined where the server keeps no drafts.
 */
async function newDraft(score: PreferenceScore): Promise<ApplicationListDetail | undefined> {
  if (isLacking) return undefined
  const draft = await makeDraft(score, store.get(ownRuleAtom))
  const { studentId, id: preferenceScoreId } = score
  const { batch } = draft
  const choices = choicesOf(reasonedItems(draft))
  try {
    return await request(listAdvice.createDraft, {
      body: { studentId, preferenceScoreId, batch, name: proposalName(score), choices },
    })
  } catch (error) {
    if (!isNotOffered(error)) throw error
    isLacking = true
    return undefined
  }
}
