import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { AssessmentResult } from '~/contracts/student-profile'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import type { AssessmentId } from './assessment-ids'
import { ATTEMPTS } from './attempt'
import { ASSESSMENTS, type Assessment } from './catalogue'
import { resultsOf } from './latest'
import { MatchSection } from './match-section'
import { resultOf } from './result'
import { ResultTable } from './result-table'
import { SaveResult } from './save-result'
import { ScoreSection } from './score-section'
import { useStoredResults } from './use-stored-results'

/** What an assessment has shown: of the attempt in this browser, else the newest in the record. */
export function ResultPage({ id }: { id: AssessmentId }) {
  const assessment = ASSESSMENTS[id]
  const attempt = useAtomValue(ATTEMPTS[id])
  const kept = resultsOf(useStoredResults(), id)
  const fresh = resultOf(assessment, attempt)
  const unsaved = fresh && !kept.some((result) => result.id === fresh.id) ? fresh : undefined
  const results = unsaved ? [unsaved, ...kept] : kept
  const [shown] = results
  return (
    <div className="content-column py-6 md:py-10">
      <p className="text-sm text-muted-foreground">
        <Link
          to="/ceping"
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-0"
        >
          测评
        </Link>
        {` · ${assessment.title}`}
      </p>
      {shown ? (
        <Result assessment={assessment} shown={shown} unsaved={unsaved} results={results} />
      ) : (
        <NoResult assessment={assessment} />
      )}
    </div>
  )
}

interface ResultProps {
  readonly assessment: Assessment
  readonly shown: AssessmentResult
  /** The one that is in this browser only. */
  readonly unsaved: AssessmentResult | undefined
  readonly results: readonly AssessmentResult[]
}

function Result({ assessment, shown, unsaved, results }: ResultProps) {
  return (
    <>
      <PageHeading className="leading-snug text-balance md:text-2xl!">{shown.conclusion}</PageHeading>
      <p className="mt-2 max-w-reading text-sm text-muted-foreground">
        {shown.finishedTime.slice(0, 16)} 完成。{assessment.cannot}
      </p>
      <SaveResult id={assessment.id} unsaved={unsaved} />
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
        <ScoreSection assessment={assessment} scores={shown.scores} />
        <MatchSection assessment={assessment} scores={shown.scores} />
      </div>
      {results.length > 1 && (
        <section aria-labelledby="earlier" className="mt-10">
          <h2 id="earlier" className="mb-3 text-lg font-medium">
            和以前的结果放在一起
          </h2>
          <ResultTable assessment={assessment} results={results} unsavedId={unsaved?.id} />
        </section>
      )}
    </>
  )
}

function NoResult({ assessment: { id, title, count, minutes } }: { assessment: Assessment }) {
  return (
    <>
      <PageHeading>{title}：还没有结果</PageHeading>
      <EmptyRegion className="mt-6 max-w-3xl">
        <p>
          做完 {count} 题，约 {minutes} 分钟，就能看到结果。
        </p>
        <Link
          to="/cepingtest/$id"
          params={{ id }}
          preload={false}
          className={buttonVariants({ className: 'mt-4' })}
        >
          去做题
        </Link>
      </EmptyRegion>
    </>
  )
}
