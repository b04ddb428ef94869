import { type Items, itemName } from '~/entities/application-list/edits'
import { Button } from '~/shared/ui/button'
import { Differences } from '../diff/differences'

interface ConflictPanelProps {
  readonly mine: Items
  readonly theirs: Items
  readonly onTake: (side: 'mine' | 'theirs') => void
}

/** Two versions of one list: she decides which one counts. */
export function ConflictPanel({ mine, theirs, onTake }: ConflictPanelProps) {
  return (
    <section role="alert" aria-label="两个版本" className="my-4 rounded border border-reach p-4">
      <h2 className="font-medium">这份志愿表在别处改过了，两个版本都在</h2>
      <p className="mt-1 text-sm">可能是另一个页面或另一台设备。选好之前不会保存，也不会丢掉任何一个。</p>
      <Differences from={theirs} to={mine} before="别处" after="这里" />
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <Version name="这里的版本" items={mine} action="用这里的版本" onTake={() => onTake('mine')} />
        <Version name="别处的版本" items={theirs} action="用别处的版本" onTake={() => onTake('theirs')} />
      </div>
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
