import { Navigate } from '@tanstack/react-router'
import { type Place, spellingOf } from '~/entities/place/places'
import { States } from '~/shared/answer/states'
import type { AnswerState } from '~/shared/answer/use-answer'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import type { CatalogueGroup } from './catalogue'

interface FirstOfCatalogueProps<T> {
  /** What an entry is: 专业. */
  readonly noun: string
  /** The answer that the catalogue is made of. */
  readonly tree: AnswerState<readonly T[]>
  readonly groupsOf: (tree: readonly T[]) => readonly CatalogueGroup[]
}

/** Leads on to the first type of a catalogue: where its address without a code goes. */
export function FirstOfCatalogue<T>({ noun, tree, groupsOf }: FirstOfCatalogueProps<T>) {
  return (
    <div className="content-column py-6 md:py-8">
      <PageHeading>{noun}库</PageHeading>
      <States
        of={tree}
        name={`${noun}目录`}
        className="mt-4"
        pending={<Skeleton of="text" className="h-[40rem]" />}
        isEmpty={(categories) => firstOf(groupsOf(categories)) === undefined}
      >
        {(categories) => {
          const first = firstOf(groupsOf(categories))
          return first && <Navigate {...spellingOf(first).page} replace />
        }}
      </States>
    </div>
  )
}

function firstOf(groups: readonly CatalogueGroup[]): Place | undefined {
  return groups.flatMap(({ types }) => types)[0]?.to
}
