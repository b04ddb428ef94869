import { readFileSync, statSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort, makePlace, type RunningHost } from './program'

interface Worker {
  fetch(
    request: Request,
    env: { readonly ASSETS: { fetch(request: Request): Promise<Response> } },
  ): Promise<Response>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}

/** Runs the worker of a release for Cloudflare Pages before what Pages documents of its own files. */
export async function startPages(site: string): Promise<RunningHost> {
  const dir = makePlace('pages')
  const ports = { http: await freePort(), https: await freePort() }
  const { default: worker } = (await import(pathToFileURL(path.join(site, '_worker.js')).href)) as {
    default: Worker
  }
  const ASSETS = { fetch: async (request: Request) => asset(site, request) }
  const tls = {
    key: readFileSync(path.join(dir, 'privkey.pem')),
    cert: readFileSync(path.join(dir, 'fullchain.pem')),
  }
  const server = https.createServer(tls, async (request, response) => {
    const headers = new Headers(Object.entries(request.headers) as [string, string][])
    const asked = new Request(`https://zetu.example${request.url}`, { headers, redirect: 'manual' })
    const answer = await worker.fetch(asked, { ASSETS })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  // Cloudflare leads to the secure site by itself.
  const plain = http.createServer((request, response) => {
    response.writeHead(301, { Location: `https://zetu.example${request.url}` }).end()
  })
  await new Promise<void>((resolve) => server.listen(ports.https, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => plain.listen(ports.http, '127.0.0.1', resolve))
  const stop = async () => {
    server.close()
    plain.close()
  }
  return { ...ports, stop }
}

/** A file, the HTML of a folder, or the page of the application where there is no `404.html`. */
function asset(site: string, request: Request): Response {
  const { pathname } = new URL(request.url)
  const wanted = path.join(site, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '')
  const file = statSync(wanted, { throwIfNoEntry: false })?.isFile() ? wanted : path.join(site, 'index.html')
  return new Response(readFileSync(file), {
    headers: { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' },
  })
}
