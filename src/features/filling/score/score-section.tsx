import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserInfo } from '~/contracts/auth'
import { MOCK_EXAM_ID } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import { tableYear } from '~/entities/rank/score-origin'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { tableYearText } from '~/entities/score-record/score-record-text'
import { useReadingTable } from '~/entities/score-record/use-reading-table'
import { scoreText } from '~/rules/exam/score-text'
import { MissingLine } from '~/shared/answer/missing-line'
import { PendingFields } from '~/shared/form/pending-fields'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { formatCount } from '~/shared/lib/text/format'
import { currentYear } from '~/shared/lib/time/clock'
import { hasDraft } from '~/shared/session/work-here'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { PendingNote } from '../pending'
import { RadioCard } from '../radio-card'
import { SCORE_WORK } from './stored-draft'

const loadScoreForm = idlePart(async () => (await import('./score-form')).ScoreForm)

interface ScoreSectionProps {
  readonly user: UserInfo
  /** The newest first. */
  readonly records: readonly PreferenceScore[]
  readonly chosen: PreferenceScore | undefined
  readonly onChoose: (id: string) => void
}

/** Which score one fills in with: a kept one, or a new one. */
export function ScoreSection({ user, records, chosen, onChoose }: ScoreSectionProps) {
  const [adding, setAdding] = useState(() => hasDraft(SCORE_WORK, user.id))
  const left = useQuery(scoreRecordCalls.remaining(user.id))
  const { data: remaining } = left
  if (adding || records.length === 0) {
    return (
      <>
        <LazyPart
          name="成绩表单"
          load={loadScoreForm}
          pending={<PendingForm />}
          props={{
            user,
            remaining,
            onSaved: ({ id }) => {
              setAdding(false)
              onChoose(id)
            },
            onCancel: records.length > 0 ? () => setAdding(false) : undefined,
          }}
        />
        {chosen && (
          <p className="mt-3 text-sm text-muted-foreground">
            下面的批次和志愿还是按{scoreText(chosen)}算的，保存新成绩后换成新的。
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <fieldset>
        <legend className="sr-only">用哪一条成绩</legend>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {records.map((record) => (
            <RadioCard
              key={record.id}
              name="score"
              checked={record.id === chosen?.id}
              onChoose={() => onChoose(record.id)}
              title={scoreText(record)}
            >
              <RecordFacts record={record} />
            </RadioCard>
          ))}
        </div>
      </fieldset>
      {chosen && <TableNote record={chosen} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-3">
        <Button
          variant="outline"
          size="sm"
          aria-disabled={remaining === 0}
          onClick={() => remaining !== 0 && setAdding(true)}
        >
          新增成绩
        </Button>
        <p className="text-sm text-muted-foreground">
          {remaining === 0
            ? '新增次数已用完，请联系老师'
            : remaining !== undefined && `还可以新增 ${remaining} 次`}
        </p>
        <MissingLine of={[left]} name="剩余次数" />
      </div>
    </>
  )
}

function RecordFacts({ record: { examName, province, year, subject, rank } }: { record: PreferenceScore }) {
  return (
    <>
      <span className="block text-foreground">位次 {formatCount(rank)}</span>
      {[examName, `${province} ${year} 年`, subject].filter(Boolean).join(' · ')}
    </>
  )
}

/** On which table a score was read, where that is not the one of its own year. */
function TableNote({ record }: { record: PreferenceScore }) {
  const reading = useReadingTable(record.province, tableYear(record, currentYear()), record.subject)
  const { table, isPending, isError } = reading
  // A mock exam comes before the table of its year.
  if (isError || (isPending && record.examType === MOCK_EXAM_ID)) {
    return (
      <>
        {isPending && <PendingNote />}
        <MissingLine of={[reading]} name="换算用的一分一段" />
      </>
    )
  }
  const text = tableYearText(record, table)
  return text ? <p className="mt-2 text-sm text-muted-foreground">{text}。</p> : null
}

function PendingForm() {
  return (
    <div className="max-w-2xl rounded-lg border bg-surface p-4 md:p-6">
      <PendingFields />
    </div>
  )
}
