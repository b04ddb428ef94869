import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFile } from '../lib/compressed.mjs'
import { siteMapOf, withAddress, withSettings } from '../lib/page-head.mjs'
import { HOSTS } from './hosts.mjs'

const NO_WORKER = fileURLToPath(new URL('../../deploy/no-worker.js', import.meta.url))

/**
 * Copies a built site into a folder for a host: without the build's own notes, and with the settings in every HTML. The
 * folder is replaced as a whole once all of it is there. Gives the number of HTML files; throws a sentence.
 */
export async function releaseSite({ dir, out, settings, host, snapshot = '' }) {
  if (!existsSync(path.join(dir, 'version.json')))
    throw new Error(`${dir} 里没有构建完的网站：先运行 npm run build`)
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(path.join(out, 'version.json')))
    throw new Error(`${out} 里有别的文件，不会覆盖：请用 --out 指定一个新的目录`)
  requireApi(dir, settings, host)
  const next = `${out}-next`
  rmSync(next, { recursive: true, force: true })
  try {
    cpSync(dir, next, {
      recursive: true,
      filter: (file) => file === dir || !path.basename(file).startsWith('.'),
    })
    const pages = readdirSync(next, { recursive: true, encoding: 'utf8' }).filter(
      (name) => path.basename(name) === 'index.html' && !name.startsWith('__'),
    )
    const { base } = JSON.parse(readFileSync(path.join(next, 'version.json'), 'utf8'))
    const root = settings.site && settings.site + base
    for (const page of pages) await stamp(next, page, settings, root)
    if (settings.offline === false) await removeWorker(next)
    if (root) writeForRobots(next, pages, root)
    if (settings.alone) copySnapshot(snapshot, next)
    HOSTS[host](next, settings)
    rmSync(out, { recursive: true, force: true })
    renameSync(next, out)
    return pages.length
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/** Puts the files of public data beside a site that has no API. Throws where they were made for one that has. */
function copySnapshot(snapshot, out) {
  const latest = path.join(snapshot, 'latest.json')
  if (snapshot === '' || !existsSync(latest) || JSON.parse(readFileSync(latest, 'utf8')).alone !== true)
    throw new Error('没有接口的网站要有自己的数据：先运行 npm run snapshot -- --data <文件夹> --out snapshot')
  const notHidden = (file) => file === snapshot || !path.basename(file).startsWith('.')
  cpSync(snapshot, path.join(out, 'snapshot'), { recursive: true, filter: notHidden })
}

/** Refuses a host that cannot reach the API as the settings have it. The mocked product asks none. */
function requireApi(dir, { api, upstream, alone }, host) {
  if (api || alone || existsSync(path.join(dir, 'mockServiceWorker.js'))) return
  if (host === 'github-pages') throw new Error('GitHub Pages 不能转发接口：设置里要有 api')
  if ((host === 'netlify' || host === 'cloudflare') && !upstream)
    throw new Error(`${host} 上的接口在哪里：设置里要有 api 或 upstream`)
}

/** Writes the settings into one HTML, and its compressed copies anew. */
async function stamp(dir, name, settings, root) {
  const file = path.join(dir, name)
  const html = readFileSync(file, 'utf8')
  await replace(file, withAddress(withSettings(html, settings), root, addressOf(name)))
}

/** Puts the script that takes installed workers away in the place of the one that keeps files. */
async function removeWorker(dir) {
  const file = path.join(dir, 'service-worker.js')
  if (existsSync(file)) await replace(file, readFileSync(NO_WORKER, 'utf8'))
}

async function replace(file, text) {
  writeFileSync(file, text)
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true })
  await compressFile(file)
}

/** `weici/index.html` is the page `weici`; the frame stands for many and has no address of its own. */
const addressOf = (name) =>
  name === 'index.html' ? undefined : `${path.posix.dirname(name.replaceAll('\\', '/'))}`

/** A site map needs whole addresses: there is none where the settings do not say the site's. */
function writeForRobots(dir, pages, root) {
  const addresses = pages.flatMap((name) => addressOf(name) ?? []).toSorted()
  writeFileSync(path.join(dir, 'sitemap.xml'), siteMapOf(addresses, root))
  const robots = path.join(dir, 'robots.txt')
  writeFileSync(robots, `${readFileSync(robots, 'utf8')}\nSitemap: ${root}sitemap.xml\n`)
}
