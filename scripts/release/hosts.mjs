import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the files for hosts lie. */
const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url))
const LASTING = 'public, max-age=31536000, immutable'

/** What each kind of host reads beside the site; a server with a configuration of its own reads nothing. */
export const HOSTS = {
  server: () => undefined,
  netlify: writeNetlify,
  cloudflare: writeCloudflare,
  'github-pages': writeGithubPages,
}

const headers = () => JSON.parse(readFileSync(path.join(DEPLOY, 'headers.json'), 'utf8'))

function writeNetlify(dir, { upstream }) {
  const block = (address, lines) =>
    [address, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const blocks = [
    // Netlify joins what all fitting blocks say. Its own rule for the rest is to ask each time.
    block('/*', Object.entries(headers())),
    block('/assets/*', [['Cache-Control', LASTING]]),
  ]
  writeFileSync(path.join(dir, '_headers'), blocks.join('\n'))
  writeFileSync(path.join(dir, 'missing.html'), '<!doctype html><meta charset="utf-8"><p>没有这个文件</p>\n')
  const redirects = [
    '/ /welcome 302',
    ...(upstream ? ['api', 'tel'].map((root) => `/${root}/* ${upstream}/${root}/:splat 200!`) : []),
    '/assets/* /missing.html 404',
    '/* /index.html 200',
  ]
  writeFileSync(path.join(dir, '_redirects'), `${redirects.join('\n')}\n`)
}

/** Cloudflare Pages: a worker beside the files, which knows a missing file from a page. */
function writeCloudflare(dir, { upstream }) {
  const worker = readFileSync(path.join(DEPLOY, 'cloudflare/worker.js'), 'utf8')
    .replace('__HEADERS__', () => JSON.stringify(headers()))
    .replace('__UPSTREAM__', () => JSON.stringify(upstream))
  writeFileSync(path.join(dir, '_worker.js'), worker)
}

/** GitHub Pages sends this for every address that has no file, with status 404. It can send no header of ours. */
function writeGithubPages(dir) {
  copyFileSync(path.join(dir, 'index.html'), path.join(dir, '404.html'))
  writeFileSync(path.join(dir, '.nojekyll'), '')
}
