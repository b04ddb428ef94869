import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import type { SchoolReport } from '~/contracts/school.schemas'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { Unfolding } from '~/features/school-detail/unfolding'
import { States } from '~/shared/answer/states'
import { HtmlArticle } from '~/shared/ui/html-article'
import { Skeleton } from '~/shared/ui/skeleton'
import { websiteAddress } from './contact-links'

export function SchoolReports({ schoolId }: { schoolId: string }) {
  const answer = useQuery(schoolDetailCalls.reports(schoolId))
  return (
    <Section isTitled title="院校报告">
      <States
        of={answer}
        name="院校报告"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-44" />}
        isEmpty={(data) => data.length === 0}
        empty={<Nothing>没有收录这所院校的报告。</Nothing>}
      >
        {(data) => (
          <ul>
            {data.map((report) => (
              <li key={report.id} className="border-t">
                <Report {...report} />
              </li>
            ))}
          </ul>
        )}
      </States>
    </Section>
  )
}

function Report({ title, year, type, url, content }: SchoolReport) {
  const address = url ? websiteAddress(url) : undefined
  const line = (
    <>
      {title}
      <span className="ml-2 text-sm text-muted-foreground">
        {[`${year} 年`, type].filter(Boolean).join(' · ')}
      </span>
    </>
  )
  const link = address !== undefined && (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-sm text-primary underline-offset-4 hover:underline"
    >
      查看原文
      <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">（新窗口打开）</span>
    </a>
  )
  if (!content) {
    return (
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
        <span>{line}</span>
        {link}
      </div>
    )
  }
  return (
    <Unfolding title={line}>
      <HtmlArticle html={content} title={title} />
      {link}
    </Unfolding>
  )
}
