import { useNavigate } from '@tanstack/react-router'
import { applicationLists } from '~/contracts/application-lists'
import type { PreferenceScore } from '~/contracts/score-records'
import { choicesOf } from '~/entities/application-list/edits'
import { request } from '~/shared/api/client'
import { useComposedWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/notify'
import { store } from '~/shared/lib/store'
import { Button } from '~/shared/ui/button'
import { itemsOf, makeDraft, proposalName } from '../drafts/draft.calls'
import { ownRuleAtom } from '../drafts/own-rule'
import { logAct } from '../parts/staff-log'

/** Begins a list for a student on one score, and opens it in the editor. */
export function MakeList({ score }: { score: PreferenceScore }) {
  const navigate = useNavigate()
  const make = useComposedWrite(applicationLists.create, {
    run: newList,
    onDone({ id, studentId, name }) {
      logAct(`制定了“${name}”`)
      notify.success('已新建志愿表，学生在“规划师方案”里能看到')
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

/**
 * A list in one step for the first regular batch that the score reaches, to be changed row by row. It is made by the rule
 * of the planner, and heeds what the student wants and does not want.
 */
async function newList(score: PreferenceScore) {
  const draft = await makeDraft(score, store.get(ownRuleAtom))
  const { studentId, id: preferenceScoreId } = score
  const choices = choicesOf(itemsOf(draft))
  return request(applicationLists.create, {
    body: { studentId, preferenceScoreId, batch: draft.batch, name: proposalName(score), choices },
  })
}
