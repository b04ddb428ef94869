import { useQuery } from '@tanstack/react-query'
import { PlaceLink } from '~/entities/place/place-link'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { States } from '~/shared/answer/states'
import { Skeleton } from '~/shared/ui/skeleton'

/** Featured majors, level by level (S2 §2). */
export function FeaturedMajors({ schoolId }: { schoolId: string }) {
  const answer = useQuery(schoolDetailCalls.specialMajors(schoolId))
  return (
    <Section title="特色专业">
      <States
        of={answer}
        name="特色专业"
        className="mt-2"
        pending={<Skeleton of="text" className="h-80" />}
        isEmpty={(groups) => groups.every(({ majors }) => majors.length === 0)}
        empty={<Nothing>没有收录这所院校的特色专业。</Nothing>}
      >
        {(groups) => (
          <dl className="grid gap-y-5">
            {groups.map(({ level, count, majors }) => (
              <div key={level} className="border-t pt-3">
                <dt className="flex items-baseline gap-3">
                  <span>{level}</span>
                  <span className="text-lg font-medium">{count}</span>
                  <span className="-ml-2 text-sm text-muted-foreground">个</span>
                </dt>
                <dd className="mt-1 text-sm">
                  <ul className="flex flex-wrap gap-x-4 md:gap-y-1">
                    {majors.map(({ majorId, majorName }) => (
                      <li key={majorId}>
                        <PlaceLink
                          to={{ kind: 'major', code: majorId }}
                          className="inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline md:min-h-6"
                        >
                          {majorName}
                        </PlaceLink>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </States>
    </Section>
  )
}
