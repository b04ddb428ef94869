import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Brochure } from '~/contracts/brochures'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { findTopic } from '~/entities/brochure/charter-paragraphs'
import type { CharterTopic } from '~/entities/brochure/charter-topics'
import { States } from '~/shared/answer/states'
import { isMissing } from '~/shared/api/is-missing'
import { dayText } from '~/shared/lib/time/day-text'
import { fetchArticleCode } from '~/shared/ui/article-code'
import { HtmlArticle } from '~/shared/ui/html-article'
import { Listed } from '~/shared/ui/listed'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'

interface BrochureArticleProps {
  readonly guideId: string
  /** The school whose brochure it must be; any when absent. */
  readonly schoolId?: string
  /** What is looked for in it. */
  readonly topic?: CharterTopic | undefined
  /** `page` is the one heading of a page, `section` a heading below another. */
  readonly heading: 'page' | 'section'
  /** Takes the focus to the title, because it was opened by hand and what was pressed is gone. */
  readonly takesFocus?: boolean
  /** Where one can go when there is no such brochure. */
  readonly wayOut: ReactNode
  /** Stands below the title: whose brochure it is. */
  readonly owner?: (guide: Brochure) => ReactNode
}

/** One brochure in full. An id that no brochure of the school has leads back. */
export function BrochureArticle(props: BrochureArticleProps) {
  const { guideId, schoolId, topic, heading, takesFocus = false, wayOut, owner } = props
  const sought = useMemo(() => topic && ((article: ParentNode) => findTopic(article, topic)), [topic])
  const answer = useQuery(brochureCalls.detail(guideId))
  useEffect(fetchArticleCode, [])
  const guide = answer.data
  const foreign = schoolId !== undefined && guide?.schoolId != null && guide.schoolId !== schoolId
  if (isMissing(answer.error) || foreign) {
    return (
      <div className="py-6">
        <Title heading={heading}>没有这份招生简章</Title>
        <p className="mt-2 max-w-reading text-muted-foreground">
          地址里的编号可能少了几位，或者院校已经撤下了这份简章。
        </p>
        <div className="mt-4">{wayOut}</div>
      </div>
    )
  }
  const failed = answer.isError && !guide
  return (
    <div>
      {(heading === 'page' || !failed) && (
        <Title heading={heading} takesFocus={takesFocus}>
          {guide?.title ?? <UnknownTitle pending={answer.isPending} />}
        </Title>
      )}
      <States of={answer} name="招生简章" className="mt-2" pending={<PendingText />}>
        {(found) => (
          <>
            <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted-foreground">
              {owner?.(found)}
              <time dateTime={found.createTime.slice(0, 10)}>{dayText(found.createTime)}</time>
              {found.tags && found.tags.length > 0 && <Listed items={found.tags} />}
            </div>
            <HtmlArticle
              html={found.content}
              title={found.title}
              under={heading === 'page' ? 1 : 2}
              sought={sought}
              className="mt-4"
            />
            <TrustLine
              addressOnPaper
              className="mt-8"
              source={`${found.schoolName ?? '院校'}发布的招生简章`}
            />
          </>
        )}
      </States>
    </div>
  )
}

function UnknownTitle({ pending }: { pending: boolean }) {
  if (!pending) return '招生简章'
  return (
    <>
      <span className="sr-only">招生简章</span>
      <Skeleton className="h-8 w-96 max-w-full" />
    </>
  )
}

function PendingText() {
  return (
    <>
      <Skeleton className="mt-3 h-5 w-60" />
      <Skeleton of="text" className="mt-4 h-96 max-w-reading" />
    </>
  )
}

interface TitleProps {
  readonly heading: 'page' | 'section'
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

function Title({ heading, takesFocus = false, children }: TitleProps) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  if (heading === 'page') return <PageHeading>{children}</PageHeading>
  return (
    <h2 ref={place} tabIndex={-1} className="text-lg font-medium outline-none">
      {children}
    </h2>
  )
}
