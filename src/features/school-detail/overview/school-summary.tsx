import { useQuery } from '@tanstack/react-query'
import { schoolCalls } from '~/entities/school/school.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { States } from '~/shared/answer/states'
import { Folded } from '~/shared/ui/folded'
import { HtmlArticle } from '~/shared/ui/html-article'
import { Skeleton } from '~/shared/ui/skeleton'

const pending = <Skeleton of="text" className="mt-2 h-43" />

interface SchoolSummaryProps {
  readonly schoolId: string
  /** Its answer comes with the first figures; the code that makes it safe to show comes when it is wanted. */
  readonly isOnView: boolean
}

/** What a school says of itself. */
export function SchoolSummary({ schoolId, isOnView }: SchoolSummaryProps) {
  const detail = useQuery(schoolCalls.detail(schoolId))
  return (
    <Section title="院校简介">
      <States
        of={detail}
        name="院校简介"
        pending={pending}
        isEmpty={({ schoolOverview }) => !schoolOverview}
        empty={<Nothing>没有收录院校简介。</Nothing>}
      >
        {({ schoolName, schoolOverview }) =>
          isOnView ? (
            <Folded name="院校简介">
              <HtmlArticle html={schoolOverview ?? ''} title={`${schoolName}概况`} />
            </Folded>
          ) : (
            <div aria-busy="true">{pending}</div>
          )
        }
      </States>
    </Section>
  )
}
