import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { drawerSearch } from '../address/drawer'
import { figureSearch } from '../address/figure.address'
import { parseSearch, stringifySearch } from '../address/search'
import { FigurePrefix, useFigureChoices } from './use-figure-choices'

const drawn: ReturnType<typeof useFigureChoices>[] = []

function Chart() {
  drawn.push(useFigureChoices('位次'))
  return null
}

/** What a chart called 位次 reads from an address, and how it writes there: on a page, or in the drawer. */
async function chartAt(address: string, prefix = '') {
  const routeTree = createRootRoute({
    validateSearch: (search: Record<string, unknown>) => ({
      ...drawerSearch(search),
      ...figureSearch(search),
    }),
    component: () => (
      <FigurePrefix value={prefix}>
        <Chart />
      </FigurePrefix>
    ),
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  await router.load()
  renderToString(<RouterProvider router={router} />)
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  /** The address that a choice leads to, without a step of Back. */
  const after = (act: () => void) => {
    act()
    const asked = navigate.mock.lastCall?.[0]
    if (typeof asked?.search !== 'function' || !asked.replace) throw new Error('no choice was kept')
    return decodeURIComponent(
      stringifySearch(asked.search(router.state.location.search as never) as Record<string, unknown>),
    )
  }
  const choices = drawn.at(-1)
  if (!choices) throw new Error('the chart was not drawn')
  return { ...choices, after }
}

it('reads from the address whether a chart stands as a table, and without which series', async () => {
  const chart = await chartAt('/?tables=薪酬,位次&without=位次.2025,薪酬.2024')
  expect(chart.asTable).toBe(true)
  expect([...chart.hidden]).toEqual(['2025'])
  const plain = await chartAt('/?tables=薪酬&without=薪酬.2024')
  expect([plain.asTable, plain.hidden.size]).toEqual([false, 0])
})

it('writes there what is chosen, and leaves other charts as they are', async () => {
  const chart = await chartAt('/?tables=薪酬&without=薪酬.2024')
  expect(chart.after(() => chart.showTable(true))).toBe('?tables=薪酬,位次&without=薪酬.2024')
  const back = await chartAt('/?tables=薪酬,位次&without=位次.2025')
  expect(back.after(() => back.showTable(false))).toBe('?tables=薪酬&without=位次.2025')
  expect(back.after(() => back.hide(new Set()))).not.toContain('without')
  const other = await chartAt('/?without=薪酬.2024')
  expect(other.after(() => other.hide(new Set(['2025'])))).toBe('?without=薪酬.2024,位次.2025')
})

it('has keys of its own in the drawer', async () => {
  const chart = await chartAt('/?lib=rank-line&lib.tables=位次', 'lib.')
  expect(chart.asTable).toBe(true)
  expect((await chartAt('/?lib=rank-line&tables=位次', 'lib.')).asTable).toBe(false)
  expect(chart.after(() => chart.showTable(false))).toBe('?lib=rank-line')
})
