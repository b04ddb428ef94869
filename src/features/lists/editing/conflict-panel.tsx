import { type Items, itemName } from '~/entities/application-list/edits'
import { diffLists } from '~/shared/domain/list-diff/diff-lists'
import { Button } from '~/shared/ui/button'

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
      <Differences mine={mine} theirs={theirs} />
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <Version name="这里的版本" items={mine} action="用这里的版本" onTake={() => onTake('mine')} />
        <Version name="别处的版本" items={theirs} action="用别处的版本" onTake={() => onTake('theirs')} />
      </div>
    </section>
  )
}

const keyed = (items: Items) =>
  items.map((item) => ({
    key: item.unitId,
    name: itemName(item),
    adjust: item.adjust,
    majors: item.majors.map(({ majorEnrollCode }) => majorEnrollCode),
  }))

function Differences({ mine, theirs }: Pick<ConflictPanelProps, 'mine' | 'theirs'>) {
  const { added, removed, moved, changed } = diffLists(keyed(theirs), keyed(mine))
  const lines = [
    ...added.map(({ row, to }) => `只在这里有：${row.name}（第 ${to} 位）`),
    ...removed.map(({ row, from }) => `只在别处有：${row.name}（第 ${from} 位）`),
    ...moved.map(({ row, from, to }) => `${row.name}：这里第 ${to} 位，别处第 ${from} 位`),
    ...changed.map(({ after }) => `${after.name}：专业或服从调剂不同`),
  ]
  return (
    <ul aria-label="不同之处" className="mt-2 list-disc pl-5 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
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
