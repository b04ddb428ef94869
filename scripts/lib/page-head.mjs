import { createHash } from 'node:crypto'

/*
 * What a built HTML says in its head about where it stands. The build writes it and a release writes it anew, on hosts
 * that have Node and nothing else: this file imports no package.
 */

/** The element that holds the operator's settings (src/shared/lib/browser/settings.ts). */
const SETTINGS = /<script type="application\/json" id="zetu-settings">.*?<\/script>/s
const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/** How a policy names a script that stands in the page. */
export const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The origin of an address; nothing of a path of the site. */
const originOf = (address) => (address === '' || address.startsWith('/') ? '' : new URL(address).origin)

/**
 * Allows the site's own files, these scripts, the API, and the places of the snapshot and of reports; what a page may not
 * be framed by is the host's to say.
 */
export function policyOf(hashes, api, snapshot = '', reports = '') {
  const asked = [api, originOf(snapshot), originOf(reports)].filter(Boolean)
  const rules = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures of other sites are not asked for: who loads one tells that site who reads what.
    `img-src 'self' data:${api && ` ${api}`}`,
    ["connect-src 'self'", ...asked].join(' '),
  ]
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}">`
}

/** The element of an HTML by which its site's settings come to the product. */
export function settingsElement(settings) {
  const text = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="zetu-settings">${text}</script>`
}

/** An HTML of the build with other settings. Throws where the file is not one. */
export function withSettings(html, settings) {
  const policy = POLICY.exec(html)?.[1]
  if (!SETTINGS.test(html) || policy === undefined)
    throw new Error('不是这一版构建的 HTML：没有设置或内容策略')
  const hashes = policy.match(/'sha256-[^']+'/g) ?? []
  // The origin behind a CDN is for its host alone: who knows it goes around the CDN.
  const { site: _, upstream: __, ...known } = settings
  return html
    .replace(SETTINGS, () => settingsElement(known))
    .replace(POLICY, () => policyOf(hashes, settings.api, settings.snapshot, settings.reports))
}

const PICTURE = /(<meta property="og:image" content=")[^"]*?(card\.png">)/

/** What a chat shows of a page: its title, description and the picture below `base`. Throws where one is missing. */
export function cardOf({ title, description, base }) {
  if (!title || !description) throw new Error('这个 HTML 没有标题或描述')
  const meta = (name, content) => `<meta property="og:${name}" content="${escaped(content)}">`
  return [
    meta('site_name', '择途'),
    meta('type', 'website'),
    meta('title', title),
    meta('description', description),
    meta('image', `${base}card.png`),
  ].join('')
}

/** A text as it stands inside an element, or an attribute between double quotes. */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Chats want whole addresses. `root` is the site's, with its path; a page without an address of its own names none. */
export function withAddress(html, root, address) {
  if (!root) return html
  const own = escaped(root + (address ?? ''))
  const canonical = `<link rel="canonical" href="${own}"><meta property="og:url" content="${own}">`
  return html.replace(
    PICTURE,
    (_, before, file) => before + root + file + (address === undefined ? '' : canonical),
  )
}

/** The site map of these addresses below `root`. */
export function siteMapOf(addresses, root) {
  const entries = addresses.map((address) => {
    const written = address.split('/').map(encodeURIComponent).join('/')
    return `<url><loc>${escaped(root + written)}</loc></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
