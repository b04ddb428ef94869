import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { explainList } from '~/entities/application-list/explain-list'
import type { MadeList } from '~/entities/application-list/making/made-list'
import type { OwnRule } from '~/entities/application-list/making/own-rule'
import { recordCalls } from '~/entities/student/record.calls'
import { scoreText } from '~/rules/exam/score-text'
import { scoreBasis } from '~/rules/list/score-basis'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { now } from '~/shared/lib/time/clock'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { draftOf } from './draft.calls'
import { DraftRows } from './draft-rows'
import { HandOver } from './hand-over'

interface StudentDraftProps {
  readonly studentId: string
  readonly rule: OwnRule
  readonly onRule: (change: Partial<OwnRule>) => void
}

/** The draft of one student: how it was made, its rows when they are asked for, and the way to the student. */
export function StudentDraft({ studentId, rule, onRule }: StudentDraftProps) {
  const record = useQuery(recordCalls.record(studentId))
  const question = useMemo(() => ({ studentId, rule }), [studentId, rule])
  // What was unfolded or handed over stays while the list is made by a changed rule.
  const answer = useAnswer(question, draftOf)
  const name = record.data?.name || '这名学生'
  return (
    <li className="rounded-lg border bg-surface p-4">
      <h2 className="font-medium">
        <Link
          to="/myStudentDetail"
          search={{ id: studentId }}
          className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
        >
          {name}
        </Link>
      </h2>
      <States
        of={answer}
        name={`${name}的草稿`}
        pending={<Skeleton of="text" className="h-28" />}
        isEmpty={(draft) => draft === null || draft.made.units.length === 0}
        empty={<p className="text-sm">没有成绩，或按这条规则没有合适的志愿，做不出草稿。</p>}
      >
        {(draft) => draft && <Draft name={name} draft={draft} rule={rule} onRule={onRule} />}
      </States>
    </li>
  )
}

interface DraftProps extends Pick<StudentDraftProps, 'rule' | 'onRule'> {
  readonly name: string
  readonly draft: MadeList
}

function Draft({ name, draft, rule, onRule }: DraftProps) {
  const [open, setOpen] = useState(false)
  const { score, batch, form, intention, made } = draft
  const { province, year, subject, rank } = score
  const sentences = explainList(made.units, { rank, province, batch, style: '我的规则', intention, form })
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted-foreground">
        {province} {year} {subject} {scoreText(score)}（位次 {formatCount(rank)}）· {batch}
      </p>
      {scoreBasis({ ...score, preferenceScoreId: score.id }, [score], now())?.isOutdated && (
        <p className="text-sm font-medium text-destructive">
          高考成绩已经公布，这份草稿还按模考做：请学生先录入高考成绩，否则签不了字。
        </p>
      )}
      <div className="max-w-reading text-sm">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {made.notes && made.notes.length > 0 && (
        <div className="rounded bg-reach-soft px-3 py-2 text-sm">
          <p className="font-medium">先看这 {made.notes.length} 点</p>
          <ul className="mt-1 list-disc pl-5">
            {made.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起' : `看${name}的 ${made.units.length} 个志愿`}
      </Button>
      {open && (
        <>
          <DraftRows name={name} draft={draft} rule={rule} onRule={onRule} />
          <HandOver name={name} draft={draft} />
        </>
      )}
    </div>
  )
}
