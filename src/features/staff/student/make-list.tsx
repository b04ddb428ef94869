import { useNavigate } from '@tanstack/react-router'
import { applicationLists } from '~/contracts/application-lists'
import { recommendation } from '~/contracts/recommendation'
import { type PreferenceScore, scoreRecords } from '~/contracts/score-records'
import { studentProfile } from '~/contracts/student-profile'
import { choicesOf } from '~/entities/application-list/edits'
import { itemOf, majorsNamed, majorsToName } from '~/entities/application-list/item-of-unit'
import { applicationForm } from '~/rules/filing/application-form'
import { isEarlyBatch } from '~/rules/filing/batches'
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
      {make.isPending ? '正在制定…' : '制定志愿表'}
    </Button>
  )
}

/**
 * A list in one step for the first regular batch that the score reaches, to be changed row by row. It heeds what the student
 * wants and does not want, in its units and in the majors they begin with.
 */
async function newList({ id: preferenceScoreId, studentId, score, rank, province, year }: PreferenceScore) {
  const batches = await request(scoreRecords.batches, { query: { preferenceScoreId } })
  const regular = batches.filter((each) => !isEarlyBatch(each.batch))
  const batch = (regular.find(({ open }) => open) ?? regular[0])?.batch
  const form = batch && applicationForm(province, year, batch)
  if (!form) throw new Error('这条成绩没有可以填报的批次')
  const [{ units, choices }, intention] = await Promise.all([
    request(recommendation.easy, { body: { preferenceScoreId, batch, useIntention: true } }),
    request(studentProfile.intention, { params: { studentId } }),
  ])
  const items = units.map((unit, index) =>
    itemOf(
      unit,
      form,
      index + 1,
      majorsNamed(unit, choices) ?? majorsToName(unit.majors, form, intention, rank),
    ),
  )
  const name = `规划师方案（${score} 分）`
  return request(applicationLists.create, {
    body: { studentId, preferenceScoreId, batch, name, choices: choicesOf(items) },
  })
}
