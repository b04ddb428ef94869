import { type ReactNode, useEffect, useRef } from 'react'
import { useOwnScores } from '~/entities/rank/use-my-rank'
import { scoreText } from '~/entities/score-record/score-record-text'

export interface OwnScoreProps {
  readonly province: string
  readonly subject: string
  /** What the field holds. */
  readonly typed: string
  /** Fills the field in. */
  readonly onScore: (score: number) => void
}

/** Fills a student's own score in, once and only where nothing was typed, and says whose score it is. */
export function OwnScore({ province, subject, typed, onScore }: OwnScoreProps) {
  const { data } = useOwnScores(true)
  const record = data?.find((score) => score.province === province && score.subject === subject)
  const score = record?.score
  const isDone = useRef(false)
  useEffect(() => {
    if (score === undefined || isDone.current) return
    isDone.current = true
    if (typed === '') onScore(score)
  }, [score, typed, onScore])
  if (!data) return null
  if (record) return typed === String(score) ? <Note>你记下的{scoreText(record)}</Note> : null
  return typed === '' ? <Note>填上分数，这里就是它的位次。</Note> : null
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted-foreground">{children}</p>
}
