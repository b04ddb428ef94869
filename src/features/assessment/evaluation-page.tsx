import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AssessmentResult } from '~/contracts/student-profile'
import { extCalls } from '~/entities/student/ext.calls'
import { States } from '~/shared/answer/states'
import { isStaff } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { Button, buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { ASSESSMENT_IDS, type AssessmentId } from './assessment-ids'
import { ASSESSMENTS } from './catalogue'
import { resultsOf } from './latest'
import { ResultTable } from './result-table'
import { useDropResult } from './use-save-result'

/** The kept results of the student's assessments, each with the earlier ones beside it. */
export function EvaluationPage() {
  const user = useUser()
  if (!user) return null
  if (isStaff(user)) {
    return <EmptyRegion>测评信息由学生填写。规划师和管理员的账号里没有这一项。</EmptyRegion>
  }
  return <StoredResults studentId={user.id} />
}

function StoredResults({ studentId }: { studentId: string }) {
  const ext = useQuery(extCalls.of(studentId))
  return (
    <States of={ext} name="测评信息" pending={<PendingResults />}>
      {({ assessments }) => (
        <div className="max-w-3xl border-t">
          {ASSESSMENT_IDS.map((id) => (
            <OneAssessment key={id} id={id} studentId={studentId} results={resultsOf(assessments, id)} />
          ))}
        </div>
      )}
    </States>
  )
}

interface OneAssessmentProps {
  readonly id: AssessmentId
  readonly studentId: string
  readonly results: readonly AssessmentResult[]
}

function OneAssessment({ id, studentId, results }: OneAssessmentProps) {
  const assessment = ASSESSMENTS[id]
  const drop = useDropResult()
  const [newest] = results
  return (
    <section aria-labelledby={`of-${id}`} className="border-b py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={`of-${id}`} className="font-medium">
            {assessment.title}
          </h2>
          <p className="mt-1">
            {newest ? newest.conclusion : <span className="text-muted-foreground">还没有做</span>}
          </p>
        </div>
        <Link
          to={newest ? '/ceping-result/$id' : '/cepingdetail/$id'}
          params={{ id }}
          preload={false}
          aria-label={`${newest ? '看结果' : '去做'}：${assessment.title}`}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {newest ? '看结果' : `去做（${assessment.minutes} 分钟）`}
        </Link>
      </div>
      {newest && (
        <div className="mt-3">
          <ResultTable assessment={assessment} results={results} />
          <Button
            variant="ghost"
            size="sm"
            className="mt-2"
            aria-disabled={drop.isPending}
            onClick={() => drop.start({ studentId, result: newest })}
          >
            删除 {newest.finishedTime.slice(0, 10)} 的结果
          </Button>
        </div>
      )}
    </section>
  )
}

function PendingResults() {
  return (
    <div className="max-w-3xl border-t">
      {ASSESSMENT_IDS.map((id) => (
        <div key={id} className="flex items-center justify-between border-b py-5">
          <div className="grid gap-2">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-5 w-40" />
          </div>
          <Skeleton className="h-9 w-24" />
        </div>
      ))}
    </div>
  )
}
