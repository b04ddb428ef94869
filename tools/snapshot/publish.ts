import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CONTRACT_VERSION } from '~/contracts/version'
import { writtenFile } from '~/shared/api/published/file'
import { type CallFile, PUBLISHED_FORMAT, type Publication } from '~/shared/api/published/publication'
import { compressFile } from '../../scripts/lib/compressed.mjs'
import { FILES_OF_CALLS } from './files-of-calls'
import { forEach, type Gathering } from './gather'

const HOUR_MS = 3_600_000
/** Brotli at its best takes ten times as long for a twentieth less. */
const QUALITY = 9

/** What the folder of a snapshot says of itself, for people and for the next run. */
export interface Manifest extends Omit<Publication, 'calls' | 'until' | 'alone'> {
  readonly api: string
  /** Whether that is the demo world: what is made of it says so. */
  readonly demo: boolean
  /** SHA-256 and length in bytes of each file, by its name without `.json`. */
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>
}

/** What a run has made. */
export interface Published {
  readonly folder: string
  readonly files: number
  readonly bytes: number
  readonly compressed: number
  /** Nothing has changed since the last one: its folder stays. */
  readonly isSame: boolean
}

interface Run {
  readonly out: string
  readonly api: string
  readonly demo: boolean
  /** No API stands behind the files. */
  readonly alone: boolean
  readonly version: string | undefined
  readonly now: Date
  /** So long the answers are used, where the API does not say what is newer. */
  readonly hours: number
}

/** Where the last good snapshot is described; the last file that is written. */
const latestOf = (out: string) => path.join(out, 'latest.json')

/** The last good snapshot of a folder, if there is one whose folder is there. */
export async function lastPublished(
  out: string,
): Promise<(Publication & { readonly api: string }) | undefined> {
  try {
    const publication: Publication = JSON.parse(await readFile(latestOf(out), 'utf8'))
    const manifest: Manifest = JSON.parse(
      await readFile(path.join(out, publication.folder, 'manifest.json'), 'utf8'),
    )
    return { ...publication, api: manifest.api }
  } catch {
    return undefined
  }
}

/** Says that the last snapshot is still what the API answers. */
export async function prolong({ out, now, hours, alone }: Run, last: Publication): Promise<void> {
  const { format, contract, folder, version, calls } = last
  await writeLatest(out, {
    ...{ format, contract, folder, ...times(now, hours), version, calls },
    ...(alone && { alone }),
  })
}

const times = (now: Date, hours: number) => ({
  made: now.toISOString(),
  until: new Date(now.getTime() + hours * HOUR_MS).toISOString(),
})

/** Writes the folder of what has been gathered, then says that it is the latest. Until then the last one stays. */
export async function publish(run: Run, { work, files, offered, nothing }: Gathering): Promise<Published> {
  const { out, api, demo, alone, version, now, hours } = run
  const texts = new Map<string, string>()
  const described: Record<string, { sha256: string; bytes: number }> = {}
  for (const name of [...files].toSorted()) {
    const text = await writtenFile(await work.read(name))
    const [, sha256 = ''] = text.split('"')
    texts.set(name, text)
    described[name] = { sha256, bytes: Buffer.byteLength(text) }
  }
  const calls: Record<string, CallFile> = Object.fromEntries(
    Object.entries(FILES_OF_CALLS).filter(([call]) => offered.has(call)),
  )
  for (const [call, answer] of nothing) calls[call] = { nothing: answer }
  const content = createHash('sha256')
    .update(JSON.stringify([calls, described]))
    .digest('hex')
    .slice(0, 12)
  const last = await lastPublished(out)
  const isSame = last?.folder.endsWith(content) === true && last.contract === CONTRACT_VERSION
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const folder = isSame ? last.folder : `${day}-${content}`
  const base = { format: PUBLISHED_FORMAT, contract: CONTRACT_VERSION, folder, version }
  if (!isSame && !existsSync(path.join(out, folder, 'manifest.json'))) {
    const next = path.join(out, '.next')
    await rm(next, { recursive: true, force: true })
    await forEach([...texts], async ([name, text]) => {
      const file = path.join(next, `${name}.json`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
      await compressFile(file, QUALITY)
    })
    const manifest: Manifest = { ...base, made: now.toISOString(), api, demo, files: described }
    await writeFile(path.join(next, 'manifest.json'), JSON.stringify(manifest))
    await rm(path.join(out, folder), { recursive: true, force: true })
    await rename(next, path.join(out, folder))
  }
  await writeLatest(out, { ...base, ...times(now, hours), calls, ...(alone && { alone }) })
  await work.clear()
  const sizes = await Promise.all(
    [...texts.keys()].map((name) => compressedBytes(path.join(out, folder, `${name}.json`))),
  )
  return {
    folder,
    files: texts.size,
    bytes: Object.values(described).reduce((sum, { bytes }) => sum + bytes, 0),
    compressed: sizes.reduce((sum, bytes) => sum + bytes, 0),
    isSame,
  }
}

async function writeLatest(out: string, publication: Publication): Promise<void> {
  await writeFile(`${latestOf(out)}.new`, JSON.stringify(publication))
  await rename(`${latestOf(out)}.new`, latestOf(out))
}

/** What a host sends of a file. */
async function compressedBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return size
}
