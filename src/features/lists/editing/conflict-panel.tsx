import { useState } from 'react'
import { type Items, itemName } from '~/entities/application-list/edits'
import type { Saved } from '~/entities/application-list/session'
import type { Editing } from '~/entities/application-list/use-editing'
import { Button } from '~/shared/ui/button'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { Differences } from '../diff/differences'

const loadMerge = async () => (await import('./merge-panel')).MergePanel

interface ConflictPanelProps {
  readonly editing: Editing
  readonly theirs: Saved
}

/** Two versions of one list: she decides which one counts, or brings them together row by row. */
export function ConflictPanel({ editing, theirs: { items: theirs, version } }: ConflictPanelProps) {
  const { items: mine, take: onTake, merge, session } = editing
  const [isMerging, setMerging] = useState(false)
  // What a draft of an earlier visit began with is not known: then nothing that one side alone has may be dropped.
  const base = session.base.version === version ? [] : session.base.items
  return (
    <section role="alert" aria-label="两个版本" className="my-4 rounded border border-reach p-4">
      <h2 className="font-medium">这份志愿表在别处改过了，两个版本都在</h2>
      <p className="mt-1 text-sm">可能是另一个页面或另一台设备。选好之前不会保存，也不会丢掉任何一个。</p>
      <Differences from={theirs} to={mine} before="别处" after="这里" />
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <Version name="这里的版本" items={mine} action="用这里的版本" onTake={() => onTake('mine')} />
        <Version name="别处的版本" items={theirs} action="用别处的版本" onTake={() => onTake('theirs')} />
      </div>
      {isMerging ? (
        <LatePart
          name="合并"
          load={loadMerge}
          pending={<Skeleton of="rows" className="mt-3 h-32" />}
          props={{ base, mine, theirs, onMerged: merge }}
        />
      ) : (
        <Button size="sm" className="mt-3" onClick={() => setMerging(true)}>
          逐行合并两个版本
        </Button>
      )}
    </section>
  )
}

interface VersionProps {
  readonly name: string
  readonly items: Items
  readonly action: string
  readonly onTake: () => void
}

function Version({ name, items, action, onTake }: VersionProps) {
  return (
    <div>
      <h3 className="text-sm font-medium">
        {name}（{items.length} 个志愿）
      </h3>
      <ol aria-label={name} className="mt-1 max-h-60 list-decimal overflow-y-auto pl-8 text-sm">
        {items.map((item) => (
          <li key={item.unitId}>{itemName(item)}</li>
        ))}
      </ol>
      <Button variant="outline" size="sm" className="mt-2" onClick={onTake}>
        {action}
      </Button>
    </div>
  )
}
