import { useState } from 'react'
import { isSameList } from '~/entities/application-list/edits'
import type { Editing } from '~/entities/application-list/use-editing'
import { FilterSelect } from '~/shared/filters/filter-select'
import { Button } from '~/shared/ui/button'
import { Differences } from '../diff/differences'
import { type Author, keptStates, type SavedState } from './kept-versions'

export interface VersionsPanelProps {
  readonly listId: string
  readonly editing: Editing
  readonly editable: boolean
}

const AUTHORS: Readonly<Record<Author, string>> = {
  here: '本机',
  elsewhere: '服务器',
  planner: '规划师',
}
const time = new Intl.DateTimeFormat('zh-CN', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** The saved states of a list on this device: what differs between any two, and a way back. */
export function VersionsPanel({ listId, editing, editable }: VersionsPanelProps) {
  const states = keptStates(listId).toReversed()
  const [newest] = states
  const [chosen, choose] = useState<{ readonly from?: number; readonly to?: number }>({})
  if (!newest || states.length === 1) {
    return (
      <p className="mt-2 text-sm text-muted-foreground">这台设备上还只有现在这一个版本，改过以后才能比较。</p>
    )
  }
  const stateOf = (version: number | undefined) => states.find((state) => state.version === version)
  const to = stateOf(chosen.to) ?? newest
  const from = stateOf(chosen.from) ?? states.find((state) => state.version < to.version) ?? newest
  const options = states.map((state) => ({ value: String(state.version), label: stateText(state) }))
  return (
    <div className="mt-3">
      <div className="grid max-w-3xl gap-4 md:grid-cols-2">
        <FilterSelect
          label="从"
          value={String(from.version)}
          options={options}
          onChange={(next) => choose({ ...chosen, from: Number(next) })}
        />
        <FilterSelect
          label="到"
          value={String(to.version)}
          options={options}
          onChange={(next) => choose({ ...chosen, to: Number(next) })}
        />
      </div>
      <Differences from={from.items} to={to.items} before="原来" after="后来" />
      {editable && <Restore state={from} editing={editing} />}
    </div>
  )
}

function stateText({ version, at, author, items }: SavedState): string {
  return `第 ${version} 版 · ${AUTHORS[author]} ${time.format(new Date(at))} · ${items.length} 个志愿`
}

function Restore({ state, editing }: { state: SavedState; editing: Editing }) {
  const isCurrent = isSameList(state.items, editing.items)
  const restore = () => editing.edit({ items: state.items, label: `恢复到第 ${state.version} 版` })
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-3"
      aria-disabled={isCurrent}
      onClick={() => !isCurrent && restore()}
    >
      {isCurrent ? `现在就是第 ${state.version} 版的内容` : `恢复到第 ${state.version} 版`}
    </Button>
  )
}
