import { conditionsOf, NO_CONDITIONS } from '~/entities/school/library-conditions'
import { schoolComparison } from '~/entities/school/school-comparison'
import { SchoolNameField } from '~/entities/school/school-name-field'
import type { Changes, Filtered } from '~/shared/address/address'
import { useInUse } from '~/shared/lazy/use-in-use'
import { useHydrated } from '~/shared/session/session'
import { LazyPart } from '~/shared/ui/lazy-part'
import type { CompareFilters } from './compare.address'

// Who reads a comparison looks for no school.
const loadFinder = async () => (await import('./find-school')).FindSchool

interface AddSchoolProps extends Filtered<CompareFilters> {
  readonly ids: readonly string[]
  readonly onAdd: (id: string, name: string) => void
}

/** Finds one more school: among the suggestions while it is typed, or by what the library is narrowed by. */
export function AddSchool({ ids, onAdd, filters, change }: AddSchoolProps) {
  const hydrated = useHydrated()
  const isInUse = useInUse()
  const isLooking = hydrated && conditionsOf(filters).length > 0
  // Another question begins with its first page.
  const narrow = (part: Changes<CompareFilters>) => change({ ...part, page: 1 })
  const add = (id: string, schoolName: string) => {
    onAdd(id, schoolName)
    if (filters.q !== undefined) narrow({ q: undefined })
  }
  if (ids.length >= schoolComparison.most) {
    return (
      <p className="text-sm text-muted-foreground">已有 {schoolComparison.most} 所，去掉一所才能再添加。</p>
    )
  }
  const pending = <div className="mt-2 h-11 md:h-9" />
  return (
    <>
      <SchoolNameField
        label="添加院校"
        value={hydrated ? filters.q : undefined}
        onSearch={(q) => narrow({ q })}
        onChoose={({ id, name }) => add(id, name)}
      />
      {isLooking || isInUse ? (
        <LazyPart
          name="按条件找院校"
          load={loadFinder}
          pending={pending}
          props={{ ids, filters, change, narrow, onAdd: add, onClear: () => change(NO_CONDITIONS) }}
        />
      ) : (
        pending
      )}
    </>
  )
}
