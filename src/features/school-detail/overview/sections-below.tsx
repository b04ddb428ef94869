import { Unfolding } from '~/features/school-detail/unfolding'
import { intentPart } from '~/shared/lazy/use-lazy-part'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

/** The lists of the overview that ask a call each: with their code they come once they are unfolded. */
const LISTS = [
  ['校园风光', intentPart(async () => (await import('./school-gallery')).SchoolGallery)],
  ['学位点', intentPart(async () => (await import('./school-degrees')).SchoolDegrees)],
  ['院校报告', intentPart(async () => (await import('./school-reports')).SchoolReports)],
  ['院士', intentPart(async () => (await import('./school-people')).SchoolAcademicians)],
  ['知名校友', intentPart(async () => (await import('./school-people')).SchoolAlumni)],
] as const

export function SectionsBelow({ schoolId }: { schoolId: string }) {
  return (
    <ul aria-label="更多资料" className="border-b">
      {LISTS.map(([title, load]) => (
        <li key={title} className="min-w-0 border-t">
          <Unfolding title={title}>
            <LazyPart
              name={title}
              load={load}
              pending={<Skeleton of="rows" className="h-40" />}
              props={{ schoolId }}
            />
          </Unfolding>
        </li>
      ))}
    </ul>
  )
}
