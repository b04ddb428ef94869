import { useQuery } from '@tanstack/react-query'
import { schoolCalls } from '~/entities/school/school.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { Faces } from '~/shared/answer/faces'
import { Folded } from '~/shared/ui/folded'
import { HtmlArticle } from '~/shared/ui/html-article'
import { Skeleton } from '~/shared/ui/skeleton'

/** What a school says of itself. */
export function SchoolSummary({ schoolId }: { schoolId: string }) {
  const detail = useQuery(schoolCalls.detail(schoolId))
  return (
    <Section title="学校概况">
      <Faces
        of={detail}
        name="学校概况"
        pending={<Skeleton className="mt-2 h-43" />}
        isEmpty={({ schoolOverview }) => !schoolOverview}
        empty={<Nothing>没有收录学校概况。</Nothing>}
      >
        {({ schoolName, schoolOverview }) => (
          <Folded name="学校概况">
            <HtmlArticle html={schoolOverview ?? ''} title={`${schoolName}概况`} />
          </Folded>
        )}
      </Faces>
    </Section>
  )
}
