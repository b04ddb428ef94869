import { Link } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { Button, buttonVariants } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import type { AssessmentId } from './assessment-ids'
import { ATTEMPTS, NO_ATTEMPT } from './attempt'
import { ASSESSMENTS, type Assessment } from './catalogue'
import { KeyTable } from './key-table'
import { latestOf } from './latest'
import { answeredCount } from './scoring'
import { useStoredResults } from './use-stored-results'

/** What an assessment asks, what it can tell and what not, and how it is scored. */
export function DetailPage({ id }: { id: AssessmentId }) {
  const assessment = ASSESSMENTS[id]
  const { title, asks, intro, can, cannot, dimensions, count, minutes } = assessment
  return (
    <div className="content-column py-6 md:py-10">
      <p className="text-sm text-muted-foreground">
        <Link
          to="/ceping"
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-0"
        >
          测评
        </Link>
      </p>
      <PageHeading>
        {title}：{asks}
      </PageHeading>
      <p className="mt-2 max-w-reading">{intro}</p>
      <p className="mt-1 text-sm text-muted-foreground">
        {count} 题，约 {minutes} 分钟。答案只留在这个浏览器里，由你决定是否保存结果。
      </p>
      <Actions assessment={assessment} />
      <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="limits">
          <h2 id="limits" className="text-lg font-medium">
            能说明什么，不能说明什么
          </h2>
          <dl className="mt-3 grid gap-3">
            <div>
              <dt className="text-sm text-muted-foreground">能</dt>
              <dd>{can}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted-foreground">不能</dt>
              <dd>{cannot}</dd>
            </div>
          </dl>
        </section>
        <section aria-labelledby="dimensions">
          <h2 id="dimensions" className="text-lg font-medium">
            看{dimensions.length}个方面
          </h2>
          <dl className="mt-3 border-t">
            {dimensions.map(({ key, name, opposite, high }) => (
              <div key={key} className="grid gap-x-4 border-b py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <dt className="font-medium">{opposite ? `${name}—${opposite}` : name}</dt>
                <dd className="text-muted-foreground">{high}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <KeyTable assessment={assessment} />
    </div>
  )
}

function Actions({ assessment: { id, count } }: { assessment: Assessment }) {
  const [{ answers, finishedTime }, keep] = useAtom(ATTEMPTS[id])
  const kept = latestOf(useStoredResults(), id)
  const answered = answeredCount(answers)
  const underWay = answered > 0 && finishedTime === undefined
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Link to="/cepingtest/$id" params={{ id }} preload={false} className={buttonVariants()}>
        {underWay ? `接着做（${answered}/${count}）` : '开始'}
      </Link>
      {underWay && (
        <Button variant="outline" onClick={() => keep(NO_ATTEMPT)}>
          从头开始
        </Button>
      )}
      {(finishedTime !== undefined || kept) && (
        <Link
          to="/ceping-result/$id"
          params={{ id }}
          preload={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          看上次的结果
        </Link>
      )}
    </div>
  )
}
