import { useNavigate } from '@tanstack/react-router'
import { applicationLists } from '~/contracts/application-lists'
import { type PreferenceScore, scoreRecords } from '~/contracts/score-records'
import { request } from '~/shared/api/client'
import { useComposedWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
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
      制定志愿表
    </Button>
  )
}

/** An empty list for the first batch that the score reaches; without one the first of the province. */
async function newList({ id: preferenceScoreId, studentId, score }: PreferenceScore) {
  const batches = await request(scoreRecords.batches, { query: { preferenceScoreId } })
  const batch = (batches.find(({ open }) => open) ?? batches[0])?.batch
  if (!batch) throw new Error('这条成绩没有可以填报的批次')
  const body = { studentId, preferenceScoreId, batch, name: `规划师方案（${score} 分）`, choices: [] }
  return request(applicationLists.create, { body })
}
