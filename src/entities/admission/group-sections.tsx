import type { ReactNode } from 'react'
import { ChoiceRow } from '~/shared/filters/choice-row'

interface Group {
  readonly majorGroupCode?: string | null | undefined
  readonly admissionDirection?: string | null | undefined
  readonly subjectRequirement?: string | null | undefined
}

interface GroupSectionsProps<T extends Group> {
  readonly groups: readonly T[]
  /** The chosen group's code; all groups when it is none of them. */
  readonly group: string | undefined
  readonly onGroup: (code: string | undefined) => void
  /** What the head of a group says beside its code and requirement. */
  readonly summary?: (group: T) => string
  readonly children: (group: T) => ReactNode
}

/** What tells the table of a group from the others, beside what the tables are about. */
export function groupLabel(about: string, { majorGroupCode, subjectRequirement }: Group): string {
  return `${about} ${majorGroupCode || subjectRequirement || ''}`.trim()
}

/** A table per major group, and chips that leave one of them. Where the unit of application has no groups, one table alone. */
export function GroupSections<T extends Group>(props: GroupSectionsProps<T>) {
  const { groups, group, onGroup, summary, children } = props
  const codes = [...new Set(groups.flatMap(({ majorGroupCode }) => majorGroupCode ?? []))]
  const chosen = codes.find((code) => code === group)
  const shown = chosen === undefined ? groups : groups.filter((item) => item.majorGroupCode === chosen)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {codes.length > 1 && (
        <ChoiceRow
          label="专业组"
          single
          options={codes}
          value={chosen === undefined ? [] : [chosen]}
          onChange={([code]) => onGroup(code)}
          collapsedCount={20}
        />
      )}
      {shown.map((item, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: groups without a code have nothing else that tells them apart
          key={`${item.majorGroupCode}-${index}`}
          className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto] print:[content-visibility:visible]"
        >
          {(item.majorGroupCode || shown.length > 1) && (
            <h3 className="flex flex-wrap items-baseline gap-x-3 font-medium">
              {item.majorGroupCode ? `专业组 ${item.majorGroupCode}` : '选科要求'}
              <span className="text-sm font-normal text-muted-foreground">
                {[item.admissionDirection, item.subjectRequirement, summary?.(item)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </h3>
          )}
          {children(item)}
        </section>
      ))}
    </div>
  )
}
