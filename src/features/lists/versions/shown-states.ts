import type { ListVersion } from '~/contracts/list-versions'
import { changeName, type ShownState } from './change-name'
import type { Author, SavedState } from './kept-versions'

const AUTHORS: Readonly<Record<Author, string>> = {
  here: '这台设备',
  elsewhere: '别处',
  planner: '规划师',
}

/**
 * The states of this device and those of the server as one list, the oldest first. What was made here is known best
 * here; of what was made elsewhere the server knows who, when and from what.
 */
export function shownStates(
  kept: readonly SavedState[],
  told: readonly ListVersion[],
  reader: string | undefined,
): ShownState[] {
  const [here, there] = [
    new Map(kept.map((state) => [state.version, state])),
    new Map(told.map((state) => [state.version, state])),
  ]
  const versions = [...new Set([...here.keys(), ...there.keys()])].toSorted((a, b) => a - b)
  return versions.flatMap((version, index): ShownState[] => {
    const [own, other] = [here.get(version), there.get(version)]
    const before = here.get(versions[index - 1] ?? Number.NaN)
    if (!other) return own ? [shownOwn(own, before)] : []
    const { authorId, authorName, change, choiceCount, saveTime } = other
    const isOwn = own?.author === 'here'
    return [
      {
        version,
        at: isOwn ? own.at : momentOf(saveTime),
        by: isOwn ? AUTHORS.here : authorId === reader ? '我，在别处' : authorName,
        change: change || (own && before && changeName(before.items, own.items)) || '内容没有变',
        count: choiceCount,
        ...(own && { items: own.items }),
      },
    ]
  })
}

function shownOwn(own: SavedState, before: SavedState | undefined): ShownState {
  const { version, at, author, items } = own
  return {
    version,
    at,
    by: AUTHORS[author],
    change: changeName(before?.items, items),
    count: items.length,
    items,
  }
}

/** A time of the server, which is one of China where it does not say. */
function momentOf(time: string): string {
  if (time.length <= 10) return `${time}T00:00:00+08:00`
  const written = time.replace(' ', 'T')
  return /(Z|[+-]\d{2}:?\d{2})$/.test(written) ? written : `${written}+08:00`
}
