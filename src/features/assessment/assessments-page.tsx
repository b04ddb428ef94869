import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { buttonVariants } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import { ASSESSMENT_IDS } from './assessment-ids'
import { ATTEMPTS } from './attempt'
import { ASSESSMENTS, type Assessment } from './catalogue'
import { latestOf } from './latest'
import { answeredCount } from './scoring'
import { useStoredResults } from './use-stored-results'

/** The four assessments, and how far one has come with each. */
export function AssessmentsPage() {
  const kept = useStoredResults()
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>先了解自己，再看专业</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        四项测评，不用登录就能做，做到一半可以关掉，下次接着做。结果只是谈选择的起点，不会影响任何推荐的概率。
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {ASSESSMENT_IDS.map((id) => (
          <AssessmentCard key={id} assessment={ASSESSMENTS[id]} conclusion={latestOf(kept, id)?.conclusion} />
        ))}
      </ul>
    </div>
  )
}

interface AssessmentCardProps {
  readonly assessment: Assessment
  /** Of the newest result in the record. */
  readonly conclusion: string | undefined
}

function AssessmentCard({ assessment, conclusion }: AssessmentCardProps) {
  const { id, title, asks, count, minutes } = assessment
  const { answers, finishedTime } = useAtomValue(ATTEMPTS[id])
  const answered = answeredCount(answers)
  const underWay = answered > 0 && finishedTime === undefined
  return (
    <li className="flex flex-col rounded-lg border bg-surface p-5">
      <h2 className="text-lg font-medium">
        <Link
          to="/cepingdetail/$id"
          params={{ id }}
          preload={false}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-0"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-1">{asks}</p>
      <p className="mt-1 text-sm text-muted-foreground">
        {count} 题，约 {minutes} 分钟
      </p>
      {conclusion !== undefined && <p className="mt-3 text-sm">上次结果：{conclusion}</p>}
      <div className="mt-4 flex flex-1 flex-wrap items-end gap-3">
        <Link
          to="/cepingtest/$id"
          params={{ id }}
          preload={false}
          aria-label={`${underWay ? '接着做' : '开始'}：${title}`}
          className={buttonVariants({ size: 'sm', variant: underWay ? 'default' : 'outline' })}
        >
          {underWay ? `接着做（${answered}/${count}）` : '开始'}
        </Link>
        {(finishedTime !== undefined || conclusion !== undefined) && (
          <Link
            to="/ceping-result/$id"
            params={{ id }}
            preload={false}
            aria-label={`看结果：${title}`}
            className={buttonVariants({ size: 'sm', variant: 'ghost' })}
          >
            看结果
          </Link>
        )}
      </div>
    </li>
  )
}
