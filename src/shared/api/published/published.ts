import { PUBLISHED_VERSION_PATH } from '~/contracts/version'
import type { Outgoing } from '../outgoing'
import { type Answers, readAnswer } from './answers'
import { readFile } from './file'
import { cutPage, type ListIndex, pageAsked } from './list-page'
import { type Asked, answerName, bracesOf, fileFor, type KnownCall, knownCall } from './names'
import { type FiledList, type Publication, readPublication } from './publication'

/*
 * Fetched late, and before the application by the script in the HTML (`app/prefetch`): it imports nothing that the
 * application shares.
 */

/** The header of an answer that came from a file: when the API gave it. */
const PUBLISHED = 'Published'

/** What a call is told of which the files have nothing, where nobody else could know. */
const NOTHING_HERE = JSON.stringify({ code: 404, message: '这里没有数据', data: null })

/** A file that takes longer than this is not waited for: the API is asked. */
const PATIENCE_MS = 5000
/** How often the API is asked whether it has something newer, ms. */
const ASKED_EVERY_MS = 600_000

type Get = (url: string, init: RequestInit) => Promise<Response>

interface Place {
  /** Address of the folder that holds `latest.json`, with a slash at its end. */
  readonly place: string
  /** Origin of the API. */
  readonly api: string
  /** Fetches what works answers out: few pages ask for such, and it shares rules with the application. */
  readonly derive: () => Promise<typeof import('./derived')>
  readonly get?: Get
  readonly now?: () => number
}

/** Answers from files of public data. */
export interface PublishedAnswers {
  /** The answer to a call where the files have it; undefined where the API has to be asked. Never throws. */
  answer(call: Outgoing): Promise<Response | undefined>
  /** Called when the API has something newer: from then on no file is used. */
  onNewer(listener: () => void): void
}

/**
 * Opens files of public data (docs/snapshot.md). Nothing is fetched before the first call. What is missing, damaged, of
 * another contract or older than the API is not used.
 */
export function openPublished({ place, api, derive, get = fetch, now = Date.now }: Place): PublishedAnswers {
  let publication: Promise<Publication | undefined> | undefined
  let isOver = false
  let askedAt: number | undefined
  const files = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()

  const load = async (url: string, init: RequestInit = {}) => {
    const response = await get(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    return response.ok ? response.text() : undefined
  }
  const loadPublication = async () => {
    try {
      const text = await load(`${place}latest.json`, { cache: 'no-cache' })
      return text === undefined ? undefined : readPublication(text, now())
    } catch {
      // A line that broke may be whole the next time.
      publication = undefined
      return undefined
    }
  }
  const fileOf = ({ folder }: Publication, name: string): Promise<unknown> => {
    const known = files.get(name)
    if (known) return known
    const read = load(`${place}${folder}/${name}.json`).then((text) => text && readFile(text))
    files.set(name, read)
    read.catch(() => files.delete(name))
    return read
  }

  const lookForNewer = async (version: string) => {
    if (askedAt !== undefined && now() - askedAt < ASKED_EVERY_MS) return
    askedAt = now()
    const text = await load(api + PUBLISHED_VERSION_PATH).catch(() => undefined)
    const said = text && versionIn(text)
    if (!said || said === version || isOver) return
    isOver = true
    for (const listener of listeners) listener()
  }

  const pageOf = async (from: Publication, held: FiledList, known: KnownCall) => {
    const page = pageAsked(known.asked, held.filters, bracesOf(held.list))
    const list = fileFor(held.list, known.asked)
    if (!page || list === undefined) return undefined
    const index = (await fileOf(from, `${list}/all`)) as ListIndex | undefined
    if (!index) return undefined
    const { places, total, facets } = cutPage(index, page)
    const numbers = [...new Set(places.map((at) => Math.floor(at / index.perFile)))]
    const loaded = await Promise.all(
      numbers.map(async (number) => [number, await fileOf(from, `${list}/${number}`)] as const),
    )
    const parts = new Map(loaded)
    const records = places.map((at) => {
      const part = parts.get(Math.floor(at / index.perFile)) as readonly unknown[] | undefined
      return part?.[at % index.perFile]
    })
    if (records.includes(undefined)) return undefined
    return { records, total, current: page.page, size: page.pageSize, ...(facets && { facets }) }
  }

  const readFiled = async (from: Publication, known: KnownCall): Promise<unknown> => {
    const held = from.calls[known.call]
    if (!held) return undefined
    if ('nothing' in held) return held.nothing
    if ('list' in held) return pageOf(from, held, known)
    const file = fileFor(('file' in held ? held.file : held.from) ?? '', known.asked)
    const content = file ? await fileOf(from, file) : undefined
    if ('file' in held) return content && readAnswer(content as Answers, answerName(known))
    const { derived } = await derive()
    const read = (call: string, asked: Asked) => readFiled(from, { call, asked })
    const readOwn = (call: string, asked: Asked) =>
      readAnswer((content ?? {}) as Answers, answerName({ call, asked }))
    // A file that the site does not have is one without data, where nobody else could have them.
    const isWhole = from.alone === true && content === undefined
    return derived(known.call, known.asked, read, readOwn, { alone: from.alone === true, isWhole })
  }

  const find = async (call: Outgoing): Promise<Response | undefined> => {
    publication ??= loadPublication()
    const from = await publication
    if (!from || isOver || (!from.alone && Date.parse(from.until) <= now())) return undefined
    const known = knownCall(call, Object.keys(from.calls))
    const data = known && (await readFiled(from, known))
    if (isOver) return undefined
    const headers = { 'Content-Type': 'application/json', [PUBLISHED]: from.made }
    if (data === undefined) return from.alone ? new Response(NOTHING_HERE, { headers }) : undefined
    if (from.version !== undefined && !from.alone) void lookForNewer(from.version)
    return new Response(JSON.stringify({ code: 200, data }), { headers })
  }

  return {
    answer: (call) => find(call).catch(() => undefined),
    onNewer(listener) {
      listeners.add(listener)
      if (isOver) listener()
    },
  }
}

function versionIn(text: string): string | undefined {
  try {
    const { code, data } = JSON.parse(text)
    return code === 200 && typeof data?.version === 'string' ? data.version : undefined
  } catch {
    return undefined
  }
}

let ofSite: PublishedAnswers | undefined

/** The files of this site: one for the script in the HTML and the application. */
export function publishedOfSite(where: Pick<Place, 'place' | 'api' | 'derive'>): PublishedAnswers {
  ofSite ??= openPublished(where)
  return ofSite
}
