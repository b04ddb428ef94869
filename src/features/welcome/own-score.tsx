import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { scoreOrigin, tableYear } from '~/entities/rank/score-origin'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { MissingLine } from '~/shared/answer/missing-line'
import { currentYear } from '~/shared/lib/time/clock'
import type { OwnScore as Own } from './use-score-question'

interface OwnScoreProps {
  readonly studentId: string
  readonly province: string
  readonly subject: string
  /** What the field holds. */
  readonly typed: string
  /** Fills the field in. */
  readonly onScore: (own: Own) => void
}

/** Fills a student's own score in, once and only where nothing was typed, and says whose score it is. */
export function OwnScore({ studentId, province, subject, typed, onScore }: OwnScoreProps) {
  const scores = useQuery(scoreRecordCalls.list(studentId))
  const { data } = scores
  const record = data?.find((score) => score.province === province && score.subject === subject)
  const isDone = useRef(false)
  useEffect(() => {
    if (!record || isDone.current) return
    isDone.current = true
    if (typed === '') onScore({ score: record.score, year: tableYear(record, currentYear()) })
  }, [record, typed, onScore])
  if (!data) return <MissingLine of={[scores]} name="自己的成绩" />
  if (record)
    return typed === String(record.score) ? <Note>你记下的{scoreOrigin(record, currentYear())}</Note> : null
  return typed === '' ? <Note>填上分数，这里就是它的位次。</Note> : null
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted-foreground">{children}</p>
}
