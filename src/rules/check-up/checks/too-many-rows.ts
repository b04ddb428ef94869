import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'

/** Rows beyond the form are not read at all. */
export const tooManyRows = {
  id: 'too-many-rows',
  name: '超出可填数',
  run({ allowed, rows }: ListModel): Found[] {
    if (allowed === undefined || rows.length <= allowed) return []
    const surplus = rows.slice(allowed)
    return [
      {
        rows: surplus.map(({ place }) => place),
        severity: 'high',
        why: `这个批次最多填 ${allowed} 个，表里有 ${rows.length} 个：第 ${allowed + 1} 行起的 ${surplus.length} 个不算数。`,
        remedy: `留下最要紧的 ${allowed} 个，其余删掉；要保留的先往前移。`,
        actions: surplus.map(({ place }) => ({ do: 'drop', row: place })),
      },
    ]
  },
} as const satisfies Check
