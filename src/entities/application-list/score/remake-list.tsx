import { useNavigate } from '@tanstack/react-router'
import { applicationLists, type NewApplicationList } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { listAdvice } from '~/contracts/list-advice'
import type { ApplicationList } from '~/contracts/list-summaries'
import type { PreferenceScore } from '~/contracts/score-records'
import { scoreText } from '~/rules/exam/score-text'
import { request } from '~/shared/api/client'
import { useReadCreation } from '~/shared/api/use-read-creation'
import { isStaff } from '~/shared/domain/access'
import { PendingSubmission } from '~/shared/form/pending-submission'
import { notify } from '~/shared/lib/browser/notify'
import { store } from '~/shared/lib/storage/store'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { choicesOf } from '../edits'
import { makeWholeList, proposalName, reasonedItems } from '../making/made-list'
import { ownRuleAtom } from '../making/own-rule'

interface RemakeListProps {
  readonly list: Pick<ApplicationList, 'id' | 'studentId' | 'name' | 'batch'>
  readonly exam: PreferenceScore
}

/**
 * Makes a list anew for another score, beside the one that is there, and shows what is different. A planner's is a draft,
 * made by the rule of the planner.
 */
export function RemakeList({ list, exam }: RemakeListProps) {
  const user = useUser()
  const navigate = useNavigate()
  const isByStaff = user !== undefined && isStaff(user)
  const endpoint = isByStaff ? listAdvice.createDraft : applicationLists.saveOwn
  const make = useReadCreation(endpoint, {
    scope: `remake ${list.id} ${exam.id}`,
    compose: () => composed(list, exam, isByStaff),
    run: (input) => request(endpoint, input),
    onDone(made) {
      notify.success(`已按${scoreText(exam)}另做了“${made.name}”，旧的还在`)
      const student = isByStaff ? list.studentId : undefined
      void navigate({ to: '/compareLists', search: { left: list.id, right: made.id, student } })
    },
  })
  const text = `按${scoreText(exam)}重做一张`
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${text}：${list.name}`}
        aria-disabled={make.isPending}
        onClick={() => make.start(exam)}
      >
        {make.isPending ? '正在做…' : text}
      </Button>
      <PendingSubmission of={make} isUntyped />
    </>
  )
}

async function composed(
  { name, batch, studentId }: RemakeListProps['list'],
  exam: PreferenceScore,
  isByStaff: boolean,
): Promise<{ body: NewApplicationList }> {
  const rule = isByStaff ? { rule: store.get(ownRuleAtom) } : {}
  const list = await makeWholeList(exam, { batch: batch ?? undefined, ...rule })
  return {
    body: {
      studentId,
      preferenceScoreId: exam.id,
      batch: list.batch,
      name: isByStaff ? proposalName(exam) : renamed(name, exam),
      choices: choicesOf(reasonedItems(list)),
    },
  }
}

/** 省内稳妥方案（高考 531 分）. */
function renamed(name: string, exam: PreferenceScore): string {
  const score = `（${scoreText(exam)}）`
  return `${name.slice(0, MOST_CHARACTERS.listName - score.length)}${score}`
}
