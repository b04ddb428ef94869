import { useQuery } from '@tanstack/react-query'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { Unfolding } from '~/features/school-detail/unfolding'
import { States } from '~/shared/answer/states'
import { FoldedList } from '~/shared/ui/folded-list'
import { Skeleton } from '~/shared/ui/skeleton'

export function SchoolAcademicians({ schoolId }: { schoolId: string }) {
  const answer = useQuery(schoolDetailCalls.academicians(schoolId))
  const people = answer.data ?? []
  return (
    <Section isTitled title="院士" note={people.length > 0 && `${people.length} 人`}>
      <States
        of={answer}
        name="院士名单"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-40" />}
        isEmpty={(data) => data.length === 0}
        empty={<Nothing>没有公布院士名单。</Nothing>}
      >
        {(data) => (
          <FoldedList
            name="院士"
            items={data}
            keyOf={({ name }) => name}
            unit="位院士"
            className="grid gap-x-8 sm:grid-cols-2"
            itemClassName="break-inside-avoid border-t py-2 text-sm"
          >
            {({ name, title, field }) => (
              <>
                <span className="font-medium">{name}</span>
                <span className="ml-2 text-muted-foreground">
                  {[title, field].filter(Boolean).join(' · ')}
                </span>
              </>
            )}
          </FoldedList>
        )}
      </States>
    </Section>
  )
}

export function SchoolAlumni({ schoolId }: { schoolId: string }) {
  const answer = useQuery(schoolDetailCalls.alumni(schoolId))
  return (
    <Section isTitled title="知名校友">
      <States
        of={answer}
        name="知名校友"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-36" />}
        isEmpty={(data) => data.length === 0}
        empty={<Nothing>没有收录知名校友。</Nothing>}
      >
        {(data) => (
          <ul>
            {data.map((person) => (
              <li key={person.id} className="border-t">
                <Unfolding title={<PersonLine {...person} />}>
                  <Introduction id={person.id} />
                </Unfolding>
              </li>
            ))}
          </ul>
        )}
      </States>
    </Section>
  )
}

function PersonLine({ name, title }: { name: string; title?: string | null | undefined }) {
  return (
    <>
      <span className="font-medium">{name}</span>
      {title && <span className="ml-2 text-sm text-muted-foreground">{title}</span>}
    </>
  )
}

function Introduction({ id }: { id: string }) {
  const answer = useQuery(schoolDetailCalls.alumnus(id))
  return (
    <States of={answer} name="校友介绍" pending={<Skeleton className="h-12" />}>
      {({ introduction }) => (
        <p className="max-w-reading text-sm whitespace-pre-line">{introduction || '没有介绍。'}</p>
      )}
    </States>
  )
}
