import { useNavigate, useSearch } from '@tanstack/react-router'
import { createContext, useContext, useMemo } from 'react'
import { type FigureSearch, figureAddress, figureSearch } from '../address/figure.address'
import { stringifySearch } from '../address/search'

/** What stands before the keys of charts in the address: nothing on a page, `lib.` in the drawer. */
export const FigurePrefix = createContext('')

interface FigureChoices {
  readonly asTable: boolean
  /** Series that are switched off. */
  readonly hidden: ReadonlySet<string>
  readonly showTable: (asTable: boolean) => void
  readonly hide: (hidden: ReadonlySet<string>) => void
}

/** Whether a chart stands as a table, and without which series, as the address says it. No choice is a step of Back. */
export function useFigureChoices(name: string): FigureChoices {
  const prefix = useContext(FigurePrefix)
  const navigate = useNavigate()
  // As text: it changes only when a chart does.
  const said = useSearch({ strict: false, select: (search) => stringifySearch({ ...own(search, prefix) }) })
  return useMemo(() => {
    const { tables, without } = figureAddress.parse(Object.fromEntries(new URLSearchParams(said)))
    const before = `${name}.`
    const change = (next: Readonly<Record<string, readonly string[]>>) => {
      const keys = Object.entries(next).map(([key, items]) => [prefix + key, items.join(',') || undefined])
      void navigate({
        to: '.',
        search: (search: object) => ({ ...search, ...Object.fromEntries(keys) }),
        replace: true,
        resetScroll: false,
      })
    }
    return {
      asTable: tables.includes(name),
      hidden: new Set(without.flatMap((each) => (each.startsWith(before) ? each.slice(before.length) : []))),
      showTable: (asTable) =>
        change({ tables: [...tables.filter((each) => each !== name), ...(asTable ? [name] : [])] }),
      hide: (hidden) =>
        change({
          without: [
            ...without.filter((each) => !each.startsWith(before)),
            ...[...hidden].map((series) => before + series),
          ],
        }),
    }
  }, [said, name, prefix, navigate])
}

function own(search: object, prefix: string): FigureSearch {
  const keys = Object.keys(figureAddress.schema.shape)
  return figureSearch(Object.fromEntries(keys.map((key) => [key, Reflect.get(search, prefix + key)])))
}
