import { type RefCallback, useId } from 'react'
import { ELECTIVES, type ElectiveGroup, toggleElective } from '~/rules/exam/electives'
import { Button } from '~/shared/ui/button'

interface ElectivesFieldProps {
  /** The field of a form that holds the ids of the subjects (`useField`). */
  readonly field: {
    readonly value: readonly number[]
    readonly onChange: (ids: number[]) => void
    readonly ref: RefCallback<HTMLInputElement>
  }
  readonly problem: string | undefined
  readonly groups: readonly ElectiveGroup[]
  /** Whether nothing may be chosen yet. */
  readonly optional?: boolean
}

/** The electives, in the groups in which a province lets them be chosen. */
export function ElectivesField({ field, problem, groups, optional = false }: ElectivesFieldProps) {
  const id = useId()
  const chosen = field.value
  return (
    <div className="grid gap-3">
      {groups.map((group, index) => (
        <fieldset
          key={group.label}
          // A problem leads to the first subject.
          ref={index === 0 ? (element) => field.ref(element?.querySelector('input') ?? null) : undefined}
          aria-describedby={problem ? id : undefined}
        >
          <legend className="text-sm text-muted-foreground">
            {group.label}（选 {group.choose} 门）
          </legend>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {ELECTIVES.filter((subject) => group.ids.includes(subject.id)).map((subject) => (
              <label
                key={subject.id}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded border border-input bg-surface px-3 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring md:min-h-10"
              >
                <input
                  // Radios of one name exclude each other.
                  name={`subjects-${index}`}
                  type={group.choose === 1 ? 'radio' : 'checkbox'}
                  className="size-4 accent-primary"
                  checked={chosen.includes(subject.id)}
                  onChange={() => field.onChange(toggleElective(chosen, subject.id, group))}
                />
                {subject.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {problem && (
        <p id={id} role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      {optional && (
        <p className="text-sm text-muted-foreground">
          还没有定下来可以先不选。
          {chosen.length > 0 && (
            <Button variant="link" size="line" className="font-normal!" onClick={() => field.onChange([])}>
              清空选科
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
