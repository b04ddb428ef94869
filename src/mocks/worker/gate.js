// Stands before msw's script, which asks the page about every request and leaves with the first page that does. A page
// has over a hundred files: they go their way here, unless the scenario of their page breaks some.

/** The ids of pages whose files are asked about. */
const broken = new Set()

/** How long the worker waits for the next page of the product, ms. */
const PATIENCE = 10_000

addEventListener('message', (event) => {
  const { data, source, ports } = event
  if (data === 'CLIENT_CLOSED') {
    // Who is asked about leaving may stay, and calls on until the next page is there.
    event.stopImmediatePropagation()
    event.waitUntil(leaveWhenAlone())
  }
  if (data?.type !== 'zetu:broken-files') return
  if (data.some) broken.add(source.id)
  else broken.delete(source.id)
  ports[0].postMessage('heard')
})

/** Takes the worker away when no page has come meanwhile: it may not outlive the mocked product. */
async function leaveWhenAlone() {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length === 0) await registration.unregister()
}

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const isCall = origin === location.origin && /\/(api|tel)\//.test(pathname)
  if (!(isCall || broken.has(event.clientId))) event.stopImmediatePropagation()
})
