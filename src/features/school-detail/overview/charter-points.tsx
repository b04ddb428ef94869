import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Brochure } from '~/contracts/brochures'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { parseCharter, topicText } from '~/entities/brochure/charter-paragraphs'
import { CHARTER_TOPICS, charterOf } from '~/entities/brochure/charter-topics'
import { PlaceLink } from '~/entities/place/place-link'
import { Nothing, Section } from '~/features/school-detail/section'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'

const gridClass = 'mt-2 grid gap-x-10 gap-y-3 md:grid-cols-2 lg:grid-cols-3'

/** What the newest charter of a school says to what a candidate asks, each with its paragraph. */
export function CharterPoints({ schoolId }: { schoolId: string }) {
  const list = useQuery(brochureCalls.list({ schoolId, page: 1 }))
  const newest = charterOf(list.data?.records ?? [])
  const charter = useAnswer(newest?.id, brochureCalls.detail)
  const year = newest && /\d{4}/.exec(newest.title)?.[0]
  return (
    <Section title="招生章程要点" note={year && `${year} 年`}>
      <Faces
        of={list}
        name="招生章程"
        pending={<PendingPoints />}
        isEmpty={() => newest === undefined}
        empty={<Nothing>没有收录这所院校的招生章程。</Nothing>}
      >
        {() => (
          <Faces of={charter} name="招生章程" pending={<PendingPoints />}>
            {(found) => <Points schoolId={schoolId} charter={found} />}
          </Faces>
        )}
      </Faces>
    </Section>
  )
}

function Points({ schoolId, charter }: { schoolId: string; charter: Brochure }) {
  const points = useMemo(() => {
    const text = parseCharter(charter.content)
    return CHARTER_TOPICS.map(({ id, label }) => ({ id, label, text: topicText(text, id) }))
  }, [charter.content])
  return (
    <dl className={gridClass}>
      {points.map(({ id, label, text }) => (
        // A topic that is not stated takes one line on a phone.
        <div key={id} className={cn(text === undefined && 'max-md:flex max-md:items-center max-md:gap-3')}>
          <dt className="flex min-h-11 items-center gap-3 text-sm text-muted-foreground md:min-h-6">
            {label}
            {text !== undefined && (
              <PlaceLink
                to={{
                  kind: 'school',
                  id: schoolId,
                  tab: 'brochures',
                  filters: { guide: charter.id, topic: id },
                }}
                className="print-hidden inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
              >
                看原文<span className="sr-only">：{label}</span>
              </PlaceLink>
            )}
          </dt>
          {text === undefined ? (
            <dd className="text-muted-foreground md:min-h-12">章程没有写明</dd>
          ) : (
            <dd className="line-clamp-3 min-h-12 text-pretty">{text}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function PendingPoints() {
  return (
    <div className={gridClass}>
      {CHARTER_TOPICS.map(({ id }) => (
        <Skeleton key={id} of="text" className="h-23 md:h-18" />
      ))}
    </div>
  )
}
