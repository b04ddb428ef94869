import { useQuery } from '@tanstack/react-query'
import { PlaceLink } from '~/entities/place/place-link'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { Unfolding } from '~/features/school-detail/unfolding'
import { States } from '~/shared/answer/states'
import { Skeleton } from '~/shared/ui/skeleton'

/** The majors of a school by category and type, with their codes: departments say who teaches, this says what is filed. */
export function SchoolHierarchy({ schoolId }: { schoolId: string }) {
  const answer = useQuery(schoolDetailCalls.majorHierarchy(schoolId))
  const total = (answer.data ?? []).flatMap(({ majorTypes }) =>
    majorTypes.flatMap(({ majors }) => majors),
  ).length
  return (
    <Section title="开设专业" note={total > 0 && `${total} 个专业`}>
      <States
        of={answer}
        name="开设专业"
        className="mt-2"
        pending={<Skeleton of="text" className="h-60" />}
        isEmpty={(categories) => categories.length === 0}
        empty={<Nothing>没有收录这所院校的专业。</Nothing>}
      >
        {(categories) => (
          <ul>
            {categories.map(({ majorCategory, majorCategoryCode, majorTypes }) => (
              <li key={majorCategoryCode} className="border-t">
                <Unfolding
                  title={
                    <>
                      {majorCategory}
                      <span className="ml-2 text-sm text-muted-foreground">
                        {majorTypes.reduce((sum, { majors }) => sum + majors.length, 0)} 个专业
                      </span>
                    </>
                  }
                >
                  <dl className="grid gap-y-3 text-sm">
                    {majorTypes.map(({ type, typeCode, majors }) => (
                      <div key={typeCode}>
                        <dt className="font-medium">{type}</dt>
                        <dd>
                          <ul className="flex flex-wrap gap-x-4 md:gap-y-1">
                            {majors.map(({ id, majorName, majorCode }) => (
                              <li key={id}>
                                <PlaceLink
                                  to={{ kind: 'major', code: majorCode }}
                                  className="inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline md:min-h-6"
                                >
                                  {majorName}
                                </PlaceLink>
                                <span className="ml-1 text-xs text-muted-foreground">{majorCode}</span>
                              </li>
                            ))}
                          </ul>
                        </dd>
                      </div>
                    ))}
                  </dl>
                </Unfolding>
              </li>
            ))}
          </ul>
        )}
      </States>
    </Section>
  )
}
