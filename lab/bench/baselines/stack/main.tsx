import './style.css'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@radix-ui/react-dialog'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { atom, Provider, useAtom } from 'jotai'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import * as z from 'zod/mini'

// The empty stack: the libraries of the product, and one table. What a page of the product costs beyond it is its own.

const Table = z.object({ heads: z.array(z.string()), rows: z.array(z.array(z.string())) })

async function fetchTable() {
  const response = await fetch('/api/table')
  return Table.parse(await response.json())
}

const chosenAtom = atom('')

function Frame() {
  return (
    <main className="mx-auto max-w-6xl p-4">
      <Outlet />
      <Toaster />
    </main>
  )
}

function TablePage() {
  const { data } = useQuery({ queryKey: ['table'], queryFn: fetchTable })
  const [chosen, setChosen] = useAtom(chosenAtom)
  return (
    <>
      <h1 className="text-xl font-medium">录取数据</h1>
      <Link to="/">首页</Link>
      <Dialog>
        <DialogTrigger>说明</DialogTrigger>
        <DialogContent>
          <DialogTitle>说明</DialogTitle>
        </DialogContent>
      </Dialog>
      {data && (
        <table className="w-full text-left">
          <thead>
            <tr>
              {data.heads.map((head) => (
                <th key={head} className="p-2">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(([id = '', ...cells]) => (
              <tr key={id} aria-selected={id === chosen} className="border-b">
                <td className="p-2">
                  <button
                    type="button"
                    onClick={() => {
                      setChosen(id)
                      toast(id)
                    }}
                  >
                    {id}
                  </button>
                </td>
                {cells.map((cell) => (
                  <td key={cell} className="p-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

const root = createRootRoute({ component: Frame })
const page = createRoute({ getParentRoute: () => root, path: '/', component: TablePage })
const router = createRouter({ routeTree: root.addChildren([page]), defaultPreload: 'intent' })

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <Provider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Provider>,
  )
