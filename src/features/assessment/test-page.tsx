import { Link, useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { now } from '~/shared/lib/time/clock'
import { Button } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import type { AssessmentId } from './assessment-ids'
import { ATTEMPTS, type Attempt, NO_ATTEMPT, withAnswer } from './attempt'
import { ASSESSMENTS } from './catalogue'
import { type Question, questionsOf } from './questions'
import { chinaTime } from './result'
import { answeredCount, firstOpen } from './scoring'

/** One question at a time. An answer leads on; the keys 1–5 answer, the left arrow goes back. */
export function TestPage({ id }: { id: AssessmentId }) {
  const { title } = ASSESSMENTS[id]
  const questions = questionsOf(id)
  const test = useTest(id, questions.length)
  const question = questions[test.place]
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (isImeKey(event) || ctrlKey || metaKey || altKey) return
    const answer = ['1', '2', '3', '4', '5'].indexOf(key)
    if (answer >= 0) test.answer(answer)
    else if (key === 'ArrowLeft' && test.place > 0) test.go(test.place - 1)
  }
  return (
    // The keys work wherever the focus stands on the page.
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for what the buttons inside do
    <div className="content-column py-6 md:py-10" onKeyDown={onKeyDown}>
      <div className="mx-auto max-w-2xl">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <PageHeading>{title}</PageHeading>
          <p className="text-sm text-muted-foreground">
            第 {test.place + 1} / {questions.length} 题
          </p>
        </div>
        <progress
          aria-label="已答"
          max={questions.length}
          value={test.answered}
          className="mt-3 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-muted accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary forced-color-adjust-none"
        />
        {question && (
          <Choices
            key={test.place}
            question={question}
            chosen={test.answers[test.place] ?? undefined}
            onChoose={test.answer}
          />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button variant="outline" disabled={test.place === 0} onClick={() => test.go(test.place - 1)}>
            上一题
          </Button>
          {test.answers[test.place] != null && test.place < questions.length - 1 && (
            <Button variant="ghost" onClick={() => test.go(test.place + 1)}>
              下一题
            </Button>
          )}
          <Link
            to="/cepingdetail/$id"
            params={{ id }}
            preload={false}
            className="ml-auto inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4 md:min-h-0"
          >
            先到这里
          </Link>
        </div>
        <p className="mt-6 text-sm text-muted-foreground">
          答案随时记在这个浏览器里，可以关掉以后接着做。
          <span className="max-md:hidden">按 1 到 5 作答，按 ← 回到上一题。</span>
        </p>
      </div>
    </div>
  )
}

function useTest(id: AssessmentId, count: number) {
  const navigate = useNavigate()
  const [kept, keep] = useAtom(ATTEMPTS[id])
  // A finished test begins again; its result stays until the first answer.
  const [attempt, setAttempt] = useState<Attempt>(kept.finishedTime === undefined ? kept : NO_ATTEMPT)
  const [place, go] = useState(firstOpen(attempt.answers, count) ?? 0)
  const answer = (choice: number) => {
    const next = withAnswer(attempt, place, choice)
    const open = firstOpen(next.answers, count)
    if (open === undefined && place === count - 1) {
      keep({ ...next, finishedTime: chinaTime(now()) })
      void navigate({ to: '/ceping-result/$id', params: { id } })
      return
    }
    setAttempt(next)
    keep(next)
    go(place < count - 1 ? place + 1 : (open ?? place))
  }
  return { place, go, answer, answers: attempt.answers, answered: answeredCount(attempt.answers) }
}

interface ChoicesProps {
  readonly question: Question
  readonly chosen: number | undefined
  readonly onChoose: (answer: number) => void
}

function Choices({ question: { text, options }, chosen, onChoose }: ChoicesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Screen readers and the keys begin at the question.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <h2
        ref={heading}
        id="question"
        tabIndex={-1}
        className="mt-8 flex min-h-20 items-end text-lg leading-snug font-medium text-pretty outline-none"
      >
        {text}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: the question that names the group is a heading */}
      <div role="group" aria-labelledby="question" className="mt-4 grid gap-2">
        {options.map((option, index) => (
          <button
            key={option}
            type="button"
            aria-pressed={chosen === index}
            onClick={() => onChoose(index)}
            className="flex min-h-12 items-center gap-3 rounded border border-input bg-surface px-4 py-2 text-left hover:bg-muted aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-medium"
          >
            <span aria-hidden className="w-4 shrink-0 text-sm text-muted-foreground">
              {index + 1}
            </span>
            {option}
          </button>
        ))}
      </div>
    </>
  )
}
