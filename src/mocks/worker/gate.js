// Stands before msw's script. That one asks the page about every request, and a page has over a hundred files: they go
// their way here, unless the scenario of their page breaks some.

/** The ids of pages whose files are asked about. */
const broken = new Set()

/** The ids of pages that are being left: nobody is there to answer their calls, and the server knows none. */
const leaving = new Set()

addEventListener('message', ({ data, source, ports }) => {
  if (data === 'CLIENT_CLOSED') leaving.add(source.id)
  if (data?.type !== 'zetu:broken-files') return
  if (data.some) broken.add(source.id)
  else broken.delete(source.id)
  ports[0].postMessage('heard')
})

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const isCall = origin === location.origin && /\/(api|tel)\//.test(pathname)
  const isLeft = isCall && leaving.has(event.clientId)
  if (isLeft) event.respondWith(new Response(null, { status: 204 }))
  if (isLeft || !(isCall || broken.has(event.clientId))) event.stopImmediatePropagation()
})
