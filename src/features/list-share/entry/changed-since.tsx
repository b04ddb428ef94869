import type { Items } from '~/entities/application-list/edits'
import { placeRanges } from '~/rules/list/entry/place-ranges'
import { momentText } from '~/shared/lib/time/day-text'
import { Button } from '~/shared/ui/button'
import { type Frozen, freeze, type ListEntry, thaw } from './list-entry'

interface ChangedSinceProps {
  readonly listId: string
  readonly items: Items
  readonly entry: ListEntry
  readonly frozen: Frozen | undefined
  /** Places (from 1) at which the list says something else than the version that is typed. */
  readonly changed: readonly number[]
}

/** Which rows are to be typed again since the list was changed, and which version is typed. */
export function ChangedSince({ listId, items, entry, frozen, changed }: ChangedSinceProps) {
  const stale = entry.rows.flatMap(({ place, isStale }) => (isStale ? place : []))
  return (
    <div className="mt-3 grid gap-2 text-sm">
      {(stale.length > 0 || entry.beyond.length > 0) && (
        <div
          role="alert"
          className="rounded border border-destructive px-3 py-2 font-medium text-destructive"
        >
          {stale.length > 0 && <p>表在录入后改过：{placeRanges(stale)}要重录。</p>}
          {entry.beyond.length > 0 && <p>填报系统里{placeRanges(entry.beyond)}要删掉：表里没有了。</p>}
        </div>
      )}
      {frozen ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>录的是 {momentText(new Date(frozen.at))} 冻结的版本。</span>
          {changed.length > 0 && (
            <span className="text-destructive">表后来改过，{placeRanges(changed)}不一样。</span>
          )}
          <Button variant="link" size="line" onClick={() => thaw(listId)}>
            不冻结了，录现在的表
          </Button>
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-muted-foreground">录入时别再改表；要改，先冻结现在这一版。</span>
          <Button variant="link" size="line" onClick={() => freeze(listId, items)}>
            冻结这一版
          </Button>
        </p>
      )}
    </div>
  )
}
