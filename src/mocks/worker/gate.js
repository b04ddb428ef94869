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
  else if (isCall && !activeClientIds.has(event.clientId)) {
    event.stopImmediatePropagation()
    event.respondWith(answeredAnew(event))
  }
})

/** How long a page may take to say that it answers its own calls, ms. */
const WORD_MS = 2000

/**
 * A browser ends a worker that hears nothing, and one that begins anew knows no page: without this its calls would go to
 * the host, which has no such calls or those of another product. The page is asked whether it is a mocked one.
 */
async function answeredAnew(event) {
  const client = await clients.get(event.clientId)
  if (client && (await isMocked(client))) activeClientIds.add(client.id)
  return handleRequest(event, crypto.randomUUID(), Date.now())
}

function isMocked(client) {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), WORD_MS)
    client.postMessage({ type: 'zetu:is-mocked' }, [port2])
  })
}
