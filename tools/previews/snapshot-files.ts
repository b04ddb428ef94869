import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint, EndpointInput } from '~/contracts/endpoint'
import { CONTRACT_VERSION } from '~/contracts/version'
import type { Outgoing } from '~/shared/api/outgoing'
import { readFile } from '~/shared/api/published/file'
import { PUBLISHED_FORMAT, type Publication, readPublication } from '~/shared/api/published/publication'
import { openPublished } from '~/shared/api/published/published'
import type { Manifest } from '../snapshot/publish'
import { question, sent } from '../snapshot/questions'

/** The answers of a snapshot, for one page: what is read is read once. */
export interface PageAnswers {
  answer(call: Outgoing): Promise<Response | undefined>
  /** The payload of a call; undefined where the snapshot does not have it. */
  ask<T>(endpoint: Endpoint, input: EndpointInput<Endpoint>): Promise<T | undefined>
}

export interface SnapshotFiles {
  /** When the API was asked. */
  readonly made: Date
  /** Whether it was the demo world. */
  readonly isDemo: boolean
  forPage(): PageAnswers
}

/**
 * Opens the latest snapshot of a folder. Throws a sentence that names the file, the field and the reason. It does so
 * where the product would use none, or a file of it is missing or damaged.
 */
export async function openSnapshot(dir: string, now = Date.now()): Promise<SnapshotFiles> {
  const publication = readLatest(path.join(dir, 'latest.json'), now)
  const folder = path.join(dir, publication.folder)
  const manifest = readManifest(path.join(folder, 'manifest.json'))
  for (const [name, reported] of Object.entries(manifest.files))
    await verify(path.join(folder, `${name}.json`), reported)
  const get = async (url: string) => {
    const file = path.join(dir, url)
    return existsSync(file) ? new Response(readFileSync(file, 'utf8')) : new Response('', { status: 404 })
  }
  return {
    made: new Date(publication.made),
    isDemo: manifest.demo,
    forPage() {
      const { answer } = openPublished({
        place: '/',
        api: '',
        get,
        now: () => now,
        derive: () => import('~/shared/api/published/derived'),
      })
      return {
        answer,
        async ask<T>(endpoint: Endpoint, input: EndpointInput<Endpoint>) {
          const response = await answer(sent(question(endpoint, input)))
          return response && ((await response.json()).data as T)
        },
      }
    },
  }
}

/** Says why where the product would not use it (`readPublication`). */
function readLatest(file: string, now: number): Publication {
  const text = textOf(file, '没有这个文件：先运行 npm run snapshot')
  const publication = readPublication(text, now)
  if (publication) return publication
  const { format, contract, until = '' } = parsed<Partial<Publication>>(file, text)
  if (format !== PUBLISHED_FORMAT) throw new Error(`${file}：format 是 ${format}，应是 ${PUBLISHED_FORMAT}`)
  if (contract !== CONTRACT_VERSION)
    throw new Error(`${file}：contract 是 ${contract}，现在的契约是 ${CONTRACT_VERSION}`)
  if (!(Date.parse(until) > now)) throw new Error(`${file}：until 是 ${until}，已经过期`)
  throw new Error(`${file}：folder、made 或 calls 不对`)
}

function readManifest(file: string): Manifest {
  const manifest = parsed<Partial<Manifest>>(file, textOf(file, '没有这个文件：快照只上传了一半'))
  if (typeof manifest.files !== 'object') throw new Error(`${file}：没有 files`)
  if (typeof manifest.demo !== 'boolean')
    throw new Error(`${file}：没有 demo，是旧版写的：删掉这个目录，再运行 npm run snapshot`)
  return manifest as Manifest
}

async function verify(file: string, reported: Manifest['files'][string]): Promise<void> {
  const text = textOf(file, '没有这个文件，manifest.json 里有')
  const bytes = Buffer.byteLength(text)
  if (bytes !== reported.bytes)
    throw new Error(`${file}：bytes 是 ${bytes}，manifest.json 里是 ${reported.bytes}`)
  if (!text.startsWith(`["${reported.sha256}"`) || (await readFile(text)) === undefined)
    throw new Error(`${file}：sha256 与 manifest.json 里的不同，文件已损坏`)
}

function textOf(file: string, missing: string): string {
  if (!existsSync(file)) throw new Error(`${file}：${missing}`)
  return readFileSync(file, 'utf8')
}

function parsed<T>(file: string, text: string): T {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file}：不是 JSON`)
  }
}
