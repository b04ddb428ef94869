import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'

/** Styles below this size travel inside the page: one round trip less before the first paint. */
const INLINE_CSS_LIMIT = 80_000

/**
 * Renders the public pages to HTML with the application's own routes, and writes them beside the built files.
 * Each page links the code it needs, carries the small style sheet itself and asks for its first answers before
 * the application has loaded.
 */
export async function prerender({ outDir, mode, base = '/' }) {
  // Inside the project, where the packages it leaves outside can be found; new at each call, because Node never loads
  // a second time what it has loaded from the same place, and another mode has other pages.
  const serverDir = path.resolve('.cache', `prerender-${randomUUID()}`)
  await build({
    mode,
    base,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/entry-prerender.tsx',
      outDir: serverDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  try {
    const entry = await import(pathToFileURL(path.join(serverDir, 'entry.mjs')).href)
    const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(path.join(outDir, '.vite', 'manifest.json'), 'utf8'))
    // The mocked product has no server to ask before its worker has started.
    const early = mode === 'live' ? entry.EARLY_CALLS : undefined
    const { VITE_API_BASE: origin = '' } = loadEnv(mode, process.cwd(), 'VITE_')
    if (early) await copyFile('src/app/early.js', path.join(outDir, 'early.js'))
    for (const page of entry.PRERENDERED_PATHS) {
      const markup = await entry.renderPage(page)
      const html = await assemble({
        template,
        markup,
        page,
        base,
        outDir,
        preloads: chunksOf(manifest, page),
        early: early?.[page] && earlyScript(base, origin, early[page]),
      })
      const file = path.join(outDir, page, 'index.html')
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, html)
    }
    const frame = await entry.renderFrame()
    // The other pages are not told apart by their files: this one names none of them.
    const html = await assemble({ template, markup: frame, base, outDir, preloads: [] })
    await writeFile(path.join(outDir, 'index.html'), html)
    return entry.PRERENDERED_PATHS
  } finally {
    await rm(serverDir, { recursive: true, force: true })
  }
}

/** The chunks that a route needs besides the entry, so that they load beside it and not after it. */
function chunksOf(manifest, page) {
  const name = page.slice(1)
  const wanted = Object.keys(manifest).filter((key) =>
    new RegExp(`routes/(_student/)?${name}\\.tsx`).test(key),
  )
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of wanted) visit(key)
  return [...files]
}

/** The HTML of a page, or of the frame around any other when there is no page. */
async function assemble({ template, markup, page, base, outDir, preloads, early }) {
  // The title of the page stands at the front of the markup; its place is the head.
  const title = /<title[^>]*>[^<]*<\/title>/
  const body = markup.replace(title, '')
  const html = (await inlineStyles(template, base, outDir)).replace(
    title,
    (before) => title.exec(markup)?.[0] ?? before,
  )
  const links = preloads
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
  const rendered = page === undefined ? '' : ` data-rendered="${page}"`
  const head = early ? html.replace('<script type="module"', (tag) => early + tag) : html
  return head
    .replace('</head>', `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${rendered}>${body}</div>`)
}

/** Asks for the first answers of a page while the application is still loading. */
function earlyScript(base, origin, calls) {
  return `<script async src="${base}early.js" data-origin="${origin}" data-calls="${calls.join(' ')}"></script>`
}

async function inlineStyles(html, base, outDir) {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
  const match = link.exec(html)
  if (!match) return html
  const css = await readFile(path.join(outDir, match[1].slice(base.length)), 'utf8')
  return css.length > INLINE_CSS_LIMIT ? html : html.replace(link, () => `<style>${css}</style>`)
}
