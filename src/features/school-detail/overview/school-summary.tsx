import { useQuery } from '@tanstack/react-query'
import { schoolCalls } from '~/entities/school/school.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { States } from '~/shared/answer/states'
import { Folded } from '~/shared/ui/folded'
import { HtmlArticle } from '~/shared/ui/html-article'
import { Skeleton } from '~/shared/ui/skeleton'

const pending = <Skeleton of="text" className="mt-2 h-43" />

/** What a school says of itself. */
export function SchoolSummary({ schoolId }: { schoolId: string }) {
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
        {({ schoolName, schoolOverview }) => (
          <Folded name="院校简介">
            <HtmlArticle html={schoolOverview ?? ''} title={`${schoolName}概况`} />
          </Folded>
        )}
      </States>
    </Section>
  )
}
