// Cloudflare Pages runs this before its files; a release fills in the two values (scripts/release/hosts.mjs).
const HEADERS = __HEADERS__
/** Origin of the API; empty where browsers ask the API itself. */
const UPSTREAM = __UPSTREAM__

const FILE = /\.(?:m?js|css|map|json|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|webmanifest)$/i

export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url)
    if (/^\/(api|tel)\//.test(pathname)) return passedOn(request, pathname + search)
    if (pathname === '/') return finished(redirect(`/welcome${search}`), 'no-cache')
    if (/\/\.(?!well-known\/)/.test(pathname)) return finished(missing())
    if (pathname.startsWith('/assets/') || FILE.test(pathname)) return file(request, pathname, env)
    // A page rendered at build time if there is one, else Pages gives the empty page of the application.
    const page = new URL(request.url)
    page.pathname = `${pathname.replace(/\/$/, '')}/`
    return finished(await env.ASSETS.fetch(new Request(page, request)), 'no-cache')
  },
}

async function file(request, pathname, env) {
  const answer = await env.ASSETS.fetch(request)
  // Pages gives the application's page in place of a missing file.
  if (answer.headers.get('Content-Type')?.startsWith('text/html')) return finished(missing())
  const lasting = pathname.startsWith('/assets/')
  return finished(answer, lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function passedOn(request, address) {
  if (!UPSTREAM) return finished(missing())
  return fetch(new Request(UPSTREAM + address, request))
}

const redirect = (address) => new Response(null, { status: 302, headers: { Location: address } })

const missing = () =>
  new Response('没有这个文件', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

function finished(answer, cache) {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  if (cache) headers.set('Cache-Control', cache)
  return new Response(answer.body, { status: answer.status, headers })
}
