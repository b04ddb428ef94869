import { Button } from '~/shared/ui/button'
import { unblockSchool, useBlockedSchools } from '../blocked-schools'

/** Schools that are not offered, and the way to have them back. */
export function BlockedSchools() {
  const blocked = useBlockedSchools()
  if (blocked.length === 0) return null
  return (
    <details className="mt-2 text-sm">
      <summary className="flex min-h-11 items-center md:min-h-8">
        不再推荐的院校（{blocked.length}），只记在这台设备上
      </summary>
      <ul className="flex flex-wrap gap-2">
        {blocked.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1 rounded bg-muted pl-3">
            {name}
            <Button variant="ghost" size="sm" aria-label={`恢复 ${name}`} onClick={() => unblockSchool(id)}>
              恢复
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
