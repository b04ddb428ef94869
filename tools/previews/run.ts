import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageHead } from '~/shared/lib/text/title'
import { setClock } from '~/shared/lib/time/clock'
import { compressFile } from '../../scripts/lib/compressed.mjs'
import { siteMapOf } from '../../scripts/lib/page-head.mjs'
import type { CardFacts } from './card-facts'
import { CARD_FOLDER, openCards } from './cards'
import { previewHtml } from './html'
import { drawPage } from './page-view'
import { type ReleasedPage, readReleasedPage } from './released-page'
import { openSnapshot } from './snapshot-files'
import { PAGE_KINDS, type Reported, type Subject, subjectsOf } from './subjects'

/** Brotli at its best takes ten times as long for a twentieth less. */
const QUALITY = 9

export interface PreviewOptions {
  /** A release (scripts/release.mjs). */
  readonly dir: string
  /** The folder of a snapshot (tools/snapshot). */
  readonly snapshot: string
  /** Origin of the site. */
  readonly site: string
  /** Where pictures are kept between two runs. */
  readonly cache: string
  /** Only pages of these addresses' beginnings; all unless said. */
  readonly only?: readonly string[]
  readonly now?: number
}

export interface PreviewResult {
  readonly pages: number
  /** Pages without figures: the application alone draws them. */
  readonly without: readonly string[]
  /** Addresses that the snapshot does not have. */
  readonly missing: readonly string[]
  readonly pictures: number
  readonly drawn: number
  readonly largest: number
}

/**
 * Writes an HTML and a picture for each page that the snapshot can say something of, and the site map. Throws a
 * sentence where the folder is no release or the snapshot is not to be used. It throws where the site has no address;
 * what an earlier run has written then stays.
 */
export async function writePreviews(options: PreviewOptions): Promise<PreviewResult> {
  const { dir, site, only } = options
  if (!site) throw new Error('设置里要有 site：聊天软件只认完整的网址')
  if (!existsSync(path.join(dir, 'version.json')))
    throw new Error(`${dir} 不是 release：先运行 npm run release`)
  const snapshot = await openSnapshot(options.snapshot, options.now)
  setClock(() => snapshot.made.getTime())
  const { base } = JSON.parse(readFileSync(path.join(dir, 'version.json'), 'utf8'))
  const isDemo = snapshot.isDemo || existsSync(path.join(dir, 'mockServiceWorker.js'))
  const cards = await openCards(options.cache)
  const pageOf = await readPages(dir)
  const all = await subjectsOf(snapshot.forPage())
  const subjects = only ? all.filter(({ address }) => only.some((each) => address.startsWith(each))) : all
  if (subjects.length === 0) throw new Error('快照里没有院校、专业、职业和省份的名单')
  const pages = new Map<string, string>()
  const facts: CardFacts[] = []
  const without: string[] = []
  const missing: string[] = []
  for (const subject of subjects) {
    const { address, opens } = subject
    const reported = await subject.tell(snapshot.forPage())
    if (!reported) {
      missing.push(address)
      continue
    }
    const card = { ...reported.card, kind: subject.page.title, isDemo }
    const page = pageOf(subject)
    const opened = { address: new URL(base + opens.slice(1), site), base, place: page.place }
    const view = reported.view ?? (await drawPage(opened, snapshot.forPage()))
    if (view === undefined) without.push(address)
    const html = previewHtml(page, {
      ...{
        root: site + base,
        address,
        opens,
        title: titleOf(reported, subject),
        thing: reported.thing,
        view,
      },
      description: isDemo ? `演示数据。${reported.description}` : reported.description,
      picture: cards.placeOf(card),
      pictureText: [card.name, card.figure?.label, card.figure?.value].filter(Boolean).join(' '),
    })
    pages.set(address, html)
    facts.push(card)
  }
  // Nothing of the release has changed so far: it names no picture that is not there.
  const drawn = await cards.write(facts, dir)
  for (const [address, html] of pages) await writePage(path.join(dir, address, 'index.html'), html)
  const pictures = new Set(facts.map(cards.placeOf))
  if (!only) removeOthers(dir, new Set(pages.keys()), pictures)
  await writeFile(path.join(dir, 'sitemap.xml'), siteMap(dir, [...pages.keys()], site + base))
  const largest = Math.max(0, ...[...pages.values()].map((html) => Buffer.byteLength(html)))
  return { pages: pages.size, without, missing, pictures: pictures.size, drawn, largest }
}

/** 北京大学 院校概况 · 择途, as the application says once it knows the school; 安徽批次线 · 择途. */
function titleOf({ subject }: Reported, { page }: Subject): string {
  const of = page.from === 'index.html' ? `${subject} ` : subject
  return `${of}${pageHead(page.title).meta[0]?.title}`
}

/** Reads the HTML of the release that pages come from. */
async function readPages(dir: string): Promise<(subject: Subject) => ReleasedPage> {
  const pages = new Map<string, ReleasedPage>()
  for (const { from } of Object.values(PAGE_KINDS))
    if (!pages.has(from)) pages.set(from, await readReleasedPage(dir, from))
  return ({ page: { from } }) => {
    const page = pages.get(from)
    if (!page) throw new Error(`没有 ${from}`)
    return page
  }
}

/** A host may send the folder while it is written: a file is the old one or the new. */
async function writePage(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
  await compressFile(file, QUALITY)
}

/** Takes away what an earlier run has written of schools that are no longer there, and their pictures. */
function removeOthers(dir: string, addresses: ReadonlySet<string>, pictures: ReadonlySet<string>): void {
  for (const { folder } of Object.values(PAGE_KINDS)) {
    const place = path.join(dir, folder)
    const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : []
    for (const entry of entries) {
      const address = `${folder}/${entry.name}`
      if (entry.isDirectory() && !addresses.has(address)) rmSync(path.join(dir, address), { recursive: true })
    }
  }
  for (const name of readdirSync(path.join(dir, CARD_FOLDER))) {
    if (!pictures.has(`${CARD_FOLDER}/${name}`)) rmSync(path.join(dir, CARD_FOLDER, name))
  }
}

/** The pages of the build, which the release has listed, and these. */
function siteMap(dir: string, addresses: readonly string[], root: string): string {
  const before = readFileSync(path.join(dir, 'sitemap.xml'), 'utf8')
  const known = [...before.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.slice(root.length))
  const ofBuild = known.filter((address) => !address.includes('/'))
  return siteMapOf([...ofBuild, ...addresses], root)
}
