import { useMemo } from 'react'
import type { Brochure } from '~/contracts/brochures'
import { parseCharter, topicText } from '~/entities/brochure/charter-paragraphs'
import { CHARTER_TOPICS } from '~/entities/brochure/charter-topics'
import { PlaceLink } from '~/entities/place/place-link'
import { Nothing, Section } from '~/features/school-detail/section'
import { States } from '~/shared/answer/states'
import { Skeleton } from '~/shared/ui/skeleton'
import { useCharter } from './use-charter'

const listClass = 'grid gap-x-12 lg:grid-cols-2'

/** What the newest charter of a school says to what a candidate asks. Each line leads to its paragraph. */
export function CharterPoints({ schoolId }: { schoolId: string }) {
  const { list, newest, charter } = useCharter(schoolId)
  const year = newest && /\d{4}/.exec(newest.title)?.[0]
  return (
    <Section isTitled title="招生章程要点" note={year && `${year} 年`}>
      <States
        of={list}
        name="招生章程"
        pending={<PendingPoints />}
        isEmpty={() => newest === undefined}
        empty={<Nothing>没有收录这所院校的招生章程。</Nothing>}
      >
        {() => (
          <States of={charter} name="招生章程" pending={<PendingPoints />}>
            {(found) => <Points schoolId={schoolId} charter={found} />}
          </States>
        )}
      </States>
    </Section>
  )
}

function Points({ schoolId, charter }: { schoolId: string; charter: Brochure }) {
  const points = useMemo(() => {
    const text = parseCharter(charter.content)
    return CHARTER_TOPICS.map(({ id, label }) => ({ id, label, text: topicText(text, id) }))
  }, [charter.content])
  return (
    <dl className={listClass}>
      {points.map(({ id, label, text }) => (
        <div key={id} className="flex min-h-11 min-w-0 items-center gap-3 border-t text-sm">
          <dt className="w-15 shrink-0 text-muted-foreground">{label}</dt>
          <dd className="flex min-w-0 flex-1 items-center gap-3">
            {text === undefined ? (
              <span className="text-muted-foreground">章程没有写明</span>
            ) : (
              <>
                <span className="min-w-0 flex-1 truncate print:whitespace-normal">{text}</span>
                <PlaceLink
                  to={{
                    kind: 'school',
                    id: schoolId,
                    tab: 'brochures',
                    filters: { guide: charter.id, topic: id },
                  }}
                  className="print-hidden inline-flex min-h-11 shrink-0 items-center text-primary underline-offset-4 hover:underline"
                >
                  看原文<span className="sr-only">：{label}</span>
                </PlaceLink>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PendingPoints() {
  return (
    <div className={listClass}>
      {CHARTER_TOPICS.map(({ id }) => (
        <Skeleton key={id} of="rows" className="h-11" />
      ))}
    </div>
  )
}
