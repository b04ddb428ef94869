import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { MissingLine } from '~/shared/answer/missing-line'
import { recordedScore } from './recorded-score'

interface OwnScoreProps {
  readonly studentId: string
  readonly province: string
  readonly subject: string
  /** What the field holds. */
  readonly typed: string
  /** Fills the field in. */
  readonly onScore: (score: number) => void
}

/** Fills a student's own score in, once and only where nothing was typed, and says whose score it is. */
export function OwnScore({ studentId, province, subject, typed, onScore }: OwnScoreProps) {
  const scores = useQuery(scoreRecordCalls.list(studentId))
  const { data } = scores
  const record = data?.find((score) => score.province === province && score.subject === subject)
  const score = record?.score
  const isDone = useRef(false)
  useEffect(() => {
    if (score === undefined || isDone.current) return
    isDone.current = true
    if (typed === '') onScore(score)
  }, [score, typed, onScore])
  if (!data) return <MissingLine of={[scores]} name="自己的成绩" />
  if (record) return typed === String(score) ? <Note>你记下的{recordedScore(record)}</Note> : null
  return typed === '' ? <Note>填上分数，这里就是它的位次。</Note> : null
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted-foreground">{children}</p>
}
