import { existsSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { constants, createBrotliCompress } from 'node:zlib'
import sirv from 'sirv'
import { giveUp } from './environment.mjs'
import { listen } from './ports.mjs'

/** Seconds in a year: files whose name carries a hash never change. */
const YEAR = 31_536_000
/** Of brotli, for answers that are compressed as they pass. */
const QUALITY = 5

/**
 * Serves a built folder the way a CDN would. Files come as they are, and pages rendered at build time at their address.
 * Every other page gets the empty page of the application, a missing file 404. `proxy` sends `/api` and `/tel` to a
 * live API; without it they are unknown. `before` may answer a request itself, and says whether it has. Where
 * `remembers` is false, no browser keeps a file.
 */
export async function startServer({
  dir,
  port,
  base = '/',
  proxy,
  before = (_request, _response) => false,
  remembers = true,
}) {
  if (!existsSync(path.join(dir, 'index.html')))
    giveUp(`${dir} 里没有构建好的网站：请先运行 npm run build 或 npm run build:mock。`)
  if (proxy !== undefined && !/^https?:\/\/./.test(proxy))
    giveUp(`--proxy 是一个网址，例如 http://localhost:8787，不是“${proxy}”。`)
  const files = sirv(dir, {
    // Looks at the folder at each request, so that a build may replace it while it is served.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/assets/')
      const lasting = hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache'
      response.setHeader('Cache-Control', remembers ? lasting : 'no-store')
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
  const server = http.createServer((request, response) => {
    if (before(request, response)) return
    const [pathname = '/', search] = request.url.split(/\?(.*)/s)
    if (/^\/(api|tel)(\/|$)/.test(pathname))
      return proxy ? forward(proxy, request, response) : missing(response)
    const query = search === undefined ? '' : `?${search}`
    if (`${pathname}/` === base) return response.writeHead(301, { Location: `${base}${query}` }).end()
    if (!pathname.startsWith(base)) return missing(response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()

    const inside = `/${pathname.slice(base.length)}`
    if (/\/\./.test(inside)) return missing(response)
    request.url = inside + query
    files(request, response, () => {
      if (isFile(inside)) return missing(response)
      request.url = '/'
      files(request, response, () => missing(response))
    })
  })
  return listen(server, port)
}

/** Endings of files that a site has; a page's address may have a dot of its own. */
const FILE =
  /\.(?:m?js|css|map|json|html?|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|wasm|webmanifest|pdf|xlsx|docx|zip|br|gz)$/i

/** Whether an address without a file is that of a missing file, and not of a page. */
function isFile(pathname) {
  return pathname.startsWith('/assets/') || FILE.test(pathname)
}

function missing(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('没有这个文件')
}

function forward(origin, request, response) {
  const target = new URL(request.url, origin)
  const { request: ask } = target.protocol === 'https:' ? https : http
  const headers = { ...request.headers, host: target.host }
  const upstream = ask(target, { method: request.method, headers }, (answer) => {
    sendAnswer(request, answer, response)
    // An answer that breaks off must break off here too, not look complete.
    answer.on('aborted', () => response.destroy())
  })
  upstream.on('error', () => {
    if (response.headersSent) return response.destroy()
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${origin} 没有回答`)
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

/** Sends an answer on, compressed as a web server before the API does it. */
function sendAnswer(request, answer, response) {
  const isCompressed =
    answer.headers['content-encoding'] === undefined &&
    /json|text/.test(answer.headers['content-type'] ?? '') &&
    /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (!isCompressed) {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
    return
  }
  const { 'content-length': _, ...headers } = answer.headers
  response.writeHead(answer.statusCode, { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' })
  answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })).pipe(response)
}
