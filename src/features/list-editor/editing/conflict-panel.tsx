import { useState } from 'react'
import { Differences } from '~/entities/application-list/diff/differences'
import type { OtherVersion } from '~/entities/application-list/editor/editor-state'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { type Items, itemName } from '~/entities/application-list/edits'
import type { Side } from '~/rules/list/diff/merge-lists'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

const loadMerge = async () => (await import('./merge-panel')).MergePanel

interface Words {
  /** Names the region. */
  readonly name: string
  readonly heading: string
  readonly text: string
  /** What the other version is called: 别处的版本. */
  readonly other: string
}

interface ConflictPanelProps {
  readonly editor: SavedListEditor
  readonly other: OtherVersion
}

const ELSEWHERE: Words = {
  name: '两个版本',
  heading: '这份志愿表在别处改过了，两个版本都在',
  text: '可能是另一个页面或另一台设备。选好之前不会保存，也不会丢掉任何一个。',
  other: '别处的版本',
}

/** Two versions of one list: she decides which one counts, or brings them together row by row. */
export function ConflictPanel({ editor, other }: ConflictPanelProps) {
  return <TwoVersions {...ELSEWHERE} editor={editor} version={other} onTake={editor.take} />
}

const OTHER_TAB: Words = {
  name: '另一份没有保存的修改',
  heading: '另一个页面里还有一份没有保存的修改',
  text: '它和这里的修改不能自动合在一起。选好之前两份都留在本机。',
  other: '另一份',
}

/** The draft of another tab, which the list's own merge cannot bring together with this one. */
export function OtherDraftPanel({ editor, other }: ConflictPanelProps) {
  return (
    <TwoVersions
      {...OTHER_TAB}
      editor={editor}
      version={other}
      onTake={(side) => editor.takeDraft(side === 'theirs')}
    />
  )
}

interface TwoVersionsProps extends Words {
  readonly editor: SavedListEditor
  readonly version: OtherVersion
  readonly onTake: (side: Side) => void
}

function TwoVersions({ name, heading, text, other, editor, version, onTake }: TwoVersionsProps) {
  const { items: mine, merge } = editor
  const { base, items: theirs } = version
  const [isMerging, setMerging] = useState(false)
  return (
    <section role="alert" aria-label={name} className="my-4 rounded border border-reach p-4">
      <h2 className="font-medium">{heading}</h2>
      <p className="mt-1 text-sm">{text}</p>
      <Differences from={theirs} to={mine} before="别处" after="这里" />
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <Version name="这里的版本" items={mine} action="用这里的版本" onTake={() => onTake('mine')} />
        <Version name={other} items={theirs} action={`用${other}`} onTake={() => onTake('theirs')} />
      </div>
      {isMerging ? (
        <LazyPart
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
