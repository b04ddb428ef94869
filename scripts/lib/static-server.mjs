import { existsSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { giveUp, listen } from './environment.mjs'

/** Seconds in a year: files whose name carries a hash never change. */
const YEAR = 31_536_000

/**
 * Serves a built folder the way a CDN would: files as they are, pages rendered at build time at their address, the
 * empty page of the application for every other page, 404 for a missing file. `proxy` sends `/api` and `/tel` to a
 * live API; without it they are unknown.
 */
export async function startServer({ dir, port, base = '/', proxy }) {
  if (!existsSync(path.join(dir, 'index.html')))
    giveUp(`${dir} 里没有构建好的网站：请先运行 npm run build 或 npm run build:mock。`)
  const files = sirv(dir, {
    dev: false,
    gzip: true,
    brotli: true,
    dotfiles: false,
    extensions: [],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/assets/')
      response.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (/^\/(api|tel)\//.test(pathname)) return proxy ? forward(proxy, request, response) : missing(response)
    if (!`${pathname}/`.startsWith(base)) return missing(response)
    const inside = `/${request.url.slice(base.length)}`
    request.url = inside
    files(request, response, () => {
      if (path.extname(pathname) !== '' || !['GET', 'HEAD'].includes(request.method)) return missing(response)
      request.url = '/index.html'
      request._parsedUrl = undefined
      files(request, response, () => missing(response))
    })
  })
  return listen(server, port)
}

function missing(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('没有这个文件')
}

function forward(origin, request, response) {
  const target = new URL(request.url, origin)
  const upstream = http.request(
    target,
    { method: request.method, headers: { ...request.headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    },
  )
  upstream.on('error', () => response.destroy())
  request.pipe(upstream)
}
