import { useMemo, useState } from 'react'
import {
  type Comparison,
  markCompared,
  unmarkCompared,
  useCompareChoice,
} from '~/entities/compare/comparison'
import { useSettled } from '~/shared/address/use-settled'
import { useHydrated } from '~/shared/session/session'

/** What stands side by side. An address that names nothing is filled with what is marked, until somebody changes it. */
export function useColumns(
  of: Comparison,
  asked: readonly string[],
  write: (ids: string[], how?: 'settle') => void,
) {
  const hydrated = useHydrated()
  const marked = useCompareChoice(of)
  const [changed, setChanged] = useState(false)
  const filters = useMemo(() => ({ asked: [...asked] }), [asked])
  const settleInto = (next: { readonly asked?: string[] | undefined }) =>
    next.asked && write(next.asked, 'settle')
  useSettled({ filters, change: settleInto }, (said) => ({
    question: { asked: said.asked.length > 0 || changed ? said.asked : marked.map(({ id }) => id) },
  }))
  const ids = hydrated ? asked.slice(0, of.most) : []
  const add = (id: string, name: string) => {
    setChanged(true)
    markCompared(of, { id, name })
    if (!ids.includes(id)) write([...ids, id])
  }
  const remove = (id: string) => {
    setChanged(true)
    unmarkCompared(of, id)
    write(ids.filter((other) => other !== id))
  }
  return { ids, add, remove }
}
