import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'
import { addOlderParts } from './lib/older-parts.mjs'
import { cardOf, hashOf, policyOf, settingsElement } from './lib/page-head.mjs'

/** Where the build says which files each page needs (scripts/bundle/built-pages.ts). */
const PAGES_FILE = '.vite/pages.json'
/** What the template says of the whole site. */
const DESCRIPTION = /(<meta name="description" content=")([^"]*)"/
const TITLE = /<title[^>]*>([^<]*)</
/** The link to the sheet of all styles. */
const STYLES = /\s*<link rel="stylesheet"[^>]*>/
const SHEET = /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+)"/

/**
 * Renders the public pages to HTML with the application's own routes, and writes them beside the built files. Every
 * HTML carries a script (src/app/prefetch). Before the application has loaded, this starts the files and the first calls of
 * the page that the address names.
 */
export async function prerender({ outDir, mode, base = '/' }) {
  // Inside the project, where the packages it leaves outside can be found. New at each call: another mode has other
  // pages, and Node loads nothing a second time from the same place.
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
    const settings = settingsOf(loadEnv(mode, process.cwd(), 'VITE_'))
    const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
    const sheet = SHEET.exec(template)?.[1]
    if (!sheet) throw new Error('构建出的 HTML 里没有样式表')
    const look = await addOlderParts({ mode, base, outDir, sheet })
    const built = JSON.parse(await readFile(path.join(outDir, PAGES_FILE), 'utf8'))
    const routes = entry.routePages()
    const firstViews = mode === 'live' ? await buildFirstViews(routes, { mode, base, outDir }) : new Map()
    const pages = routes.map((page) => ({
      ...page,
      files: filesOf(page, built, template),
      firstView: firstViews.get(page.firstView),
    }))
    // The mocked product has no server to ask before its worker has started.
    const table = {
      base,
      calls: mode === 'live',
      ...(mode === 'live' && {
        published: await publishedFile(outDir, 'published'),
        derived: await publishedFile(outDir, 'derived'),
      }),
    }
    const rendered = pages.filter((page) => page.rendered)
    process.env.RENDERED = rendered.map(({ id }) => id).join(',')
    const write = async (markup, own, file, address) => {
      const script = await prefetchScript(mode, address ? own[0].id : '')
      const scripts = `<script>${look}</script>${settingsElement(settings)}${tableOf(entry.TABLE_ID, table, own)}<script>${script}</script>`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(
        file,
        assemble({
          template,
          markup,
          scripts,
          base,
          description: address && entry.PAGE_DESCRIPTIONS[own[0].id],
          policy: policyOf([hashOf(look), hashOf(script)], settings.api),
          rendered: address,
        }),
      )
    }
    for (const page of rendered) {
      const file = path.join(outDir, page.path, 'index.html')
      await write(await entry.renderPage(page.path), [page], file, page.path)
    }
    // The other pages are not told apart by their files: this one stands for all of them.
    await write(await entry.renderFrame(), pages, path.join(outDir, 'index.html'))
    return rendered.map((page) => page.path)
  } finally {
    await rm(serverDir, { recursive: true, force: true })
  }
}

/** A file that answers from public data, which the script in the HTML and the application share. */
async function publishedFile(outDir, name) {
  const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'))
  const { file } = manifest[`src/shared/api/published/${name}.ts`] ?? {}
  if (!file) throw new Error('构建里没有读取公开数据文件的代码')
  return file
}

/** The files of a page, or of the layout that shows it, which its HTML does not name already. */
function filesOf({ id }, built, template) {
  const layout = Object.keys(built)
    .filter((other) => id.startsWith(`${other}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  const files = built[id] ?? built[layout]
  if (!files) throw new Error(`构建里没有页面 ${id} 的文件`)
  return files.filter((file) => !template.includes(file))
}

/** The script of an HTML, from the loader of its page. One for all pages that have no HTML of their own. */
async function prefetchScript(mode, route) {
  const configFile = path.resolve('scripts/bundle/prefetch.config.ts')
  process.env.OWN = route
  const { output } = [await build({ mode, logLevel: 'warn', configFile })].flat()[0]
  return output[0].code.trim().replaceAll('</', '<\\/')
}

/** Builds the scripts that draw the first view of pages, each alone; gives their files by name. */
async function buildFirstViews(pages, { mode, base, outDir }) {
  const configFile = path.resolve('scripts/bundle/first-views.config.ts')
  const files = new Map()
  for (const name of new Set(pages.flatMap(({ firstView = [] }) => firstView))) {
    process.env.FIRST_VIEW = name
    const { output } = [
      await build({ mode, base, logLevel: 'warn', configFile, build: { outDir } }),
    ].flat()[0]
    files.set(name, output[0].fileName)
  }
  return files
}

/** The table that the script reads; files are named once and then by their position. */
function tableOf(id, table, pages) {
  const files = [...new Set(pages.flatMap(({ files, firstView = [] }) => files.concat(firstView)))]
  // The id says the path (`pathOf` in src/app/prefetch/table.ts).
  const rows = pages.map(({ rendered, firstView, path: _, ...page }) => ({
    ...page,
    files: page.files.map((file) => files.indexOf(file)),
    ...(firstView && { firstView: files.indexOf(firstView) }),
  }))
  const text = JSON.stringify({ ...table, files, pages: rows }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${text}</script>`
}

/** The settings that the environment of the build gives; a release may give others (scripts/release.mjs). */
function settingsOf({
  VITE_API_BASE: api,
  VITE_FILING_NUMBER: filingNumber,
  VITE_CONTACT_EMAIL: contactEmail,
}) {
  const given = Object.entries({ api, filingNumber, contactEmail }).filter(([, value]) => value)
  return { api: '', ...Object.fromEntries(given) }
}

/** The HTML of a page, or of the frame around any other when there is no page. */
function assemble({ template, markup, scripts, policy, rendered, base, description }) {
  // The title of the page stands at the front of the markup; its place is the head.
  const title = /<title[^>]*>[^<]*<\/title>/
  const body = markup.replace(title, '')
  const mark = rendered === undefined ? '' : ` data-rendered="${rendered}"`
  // The frame stands for many addresses and says what the template says of the whole site.
  const said = description ?? DESCRIPTION.exec(template)[2]
  const [sheet = ''] = STYLES.exec(template) ?? []
  const head = template
    .replace(sheet, '')
    .replace(title, (before) => title.exec(markup)?.[0] ?? before)
    .replace(DESCRIPTION, (_, before) => `${before}${said}"`)
  const card = cardOf({ title: TITLE.exec(head)[1], description: said, base })
  return (
    head
      // Behind the files that every page needs, which are then on their way while the script runs. The sheet stands behind
      // the script, which else would wait for it. The policy comes last: behind one browsers do not look ahead for the files
      // that the page names.
      .replace('</head>', () => `${card}${scripts}${sheet.trim()}${policy}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root"${mark}>${body}</div>`)
  )
}
