import type { Planner } from '~/contracts/planner-admin'
import { initialOf } from '~/shared/lib/text/people'
import { Listed } from '~/shared/ui/listed'
import { masterLabel } from './master-label'

interface PersonListProps {
  readonly people: readonly Planner[]
  readonly onOpen: (id: string) => void
}

export function PersonList({ people, onOpen }: PersonListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <PersonCard key={person.id} {...person} onOpen={() => onOpen(person.id)} />
      ))}
    </ul>
  )
}

function PersonCard({ name, masterType, title, provinces, onOpen }: Planner & { onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="group flex h-full w-full items-center gap-4 rounded-lg border bg-surface p-4 text-left hover:border-primary"
      >
        <span
          data-initial={initialOf(name)}
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-lg text-primary before:content-[attr(data-initial)]"
        />
        <span className="min-w-0">
          <span className="font-medium group-hover:text-primary">{name}</span>
          <span className="ml-2 text-sm text-muted-foreground">{masterLabel(masterType)}</span>
          <Listed items={[title, provinces?.join('、')]} className="mt-0.5 text-sm text-muted-foreground" />
        </span>
      </button>
    </li>
  )
}
