import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import type { GivenData } from '~/rules/own-data/given'
import { openProblem, readJson, textOfBytes } from '~/shared/lib/text/reported-json.mjs'
import { createReplay } from './replay/replay'
import { clockOf } from './scenario/clock'
import { readScenario, refusedWords, wordsIn } from './scenario/words'
import { type BackendOptions, createBackend } from './server/backend'
import { createHandlers, endpointOf, knowsCall } from './server/routes'
import { type Snapshot, snapshotProblem } from './store/models'
import { serveGiven } from './world/given/given-world'
import { seedWorld } from './world/kit/seed'

export interface ApiServerOptions {
  /** `qa.*` search params, as in the address of the mocked product, or the same as JSON. */
  readonly scenario?: string
  /** An origin that may read the answers from another site. */
  readonly cors?: string
  /** Draws another world; the shipped one when absent. One process has one world. */
  readonly seed?: number
  /** A file with an HTTP archive whose answers come before the mock's. */
  readonly replay?: string
  /** A folder of tables, read and checked: it is then the whole world. */
  readonly data?: GivenData
  /** A file that keeps what users change; without it everything is gone with the process. */
  readonly stateFile?: string
}

/**
 * The mocked API as a plain HTTP server: the same handlers as in the browser, over a backend of its own. Throws where
 * the scenario has an unknown word. It throws where the archive has nothing to replay, or the state cannot be read:
 * nothing is written then.
 */
export async function createApiServer({
  scenario = '',
  cors,
  seed,
  stateFile,
  replay: archive,
  data,
}: ApiServerOptions): Promise<Server> {
  if (scenario.trim().startsWith('{')) {
    const { problem } = readJson(new TextEncoder().encode(scenario))
    if (problem !== undefined) throw new Error(`场景${problem}`)
  }
  const words = wordsIn(scenario)
  const refused = refusedWords(words, knowsCall)
  if (words.has('qa.replay')) refused.push('qa.replay 只在浏览器里有：接口服务用 --replay <HAR 文件>')
  if (words.has('qa.data')) refused.push('qa.data 只在浏览器里有：接口服务用 --state <文件>')
  if (refused.length > 0) throw new Error(refused.join('\n'))
  const settings = readScenario(words)
  if (seed !== undefined || settings.seed !== undefined) seedWorld(seed ?? settings.seed ?? 0)
  if (data) serveGiven(data)
  const clock = clockOf(settings)
  const now = () => new Date(clock(Date.now()))
  const replay = archive === undefined ? undefined : createReplay(await archiveText(archive), endpointOf)
  if (typeof replay === 'string') throw new Error(`${archive}：${replay}`)
  const options: BackendOptions = {
    scenario: settings,
    now,
    replay,
    ...(stateFile && {
      saved: await readState(stateFile),
      save: stateWriter(stateFile),
    }),
  }
  const backend = createBackend(options)
  if (backend.db.personProblems.length > 0) throw new Error(backend.db.personProblems.join('\n'))
  const handlers = createHandlers(backend)

  return createServer((incoming, outgoing) => {
    if (cors !== undefined) allowOrigin(outgoing, cors)
    outgoing.setHeader('Date', now().toUTCString())
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end()
      return
    }
    answer(incoming)
      .then((response) => send(response, outgoing, incoming.headers['if-none-match']))
      .catch((error) => {
        console.error(error)
        outgoing.writeHead(500, { 'Content-Type': 'application/json' })
        outgoing.end(JSON.stringify({ code: 500, message: '模拟后端出错', data: null }))
      })
  })

  async function answer(incoming: IncomingMessage): Promise<Response | undefined> {
    const body = await readAll(incoming)
    const request = new Request(new URL(incoming.url ?? '/', 'http://api.invalid'), {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
      ...(body.length > 0 && { body }),
    })
    return getResponse(handlers, request)
  }
}

async function archiveText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error) => {
    throw new Error(`${file}：${openProblem(error)}`)
  })
  const { problem } = readJson(bytes)
  if (problem !== undefined) throw new Error(`${file}：${problem}`)
  return textOfBytes(bytes)?.text ?? ''
}

/** What was kept; undefined where there is no file yet. Throws for one that cannot be read: it would be written over. */
async function readState(file: string): Promise<Snapshot | undefined> {
  const refuse = (why: string) => new Error(`${file}：${why}。文件没有动；换一个文件名，或者修好它再启动。`)
  const bytes = await readFile(file).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw refuse(openProblem(error))
  })
  if (bytes === undefined) return undefined
  const { value, problem } = readJson(bytes)
  if (problem !== undefined) throw refuse(problem)
  const reason = snapshotProblem(value)
  if (reason !== undefined) throw refuse(reason)
  // Looked at above, record by record.
  return value as Snapshot
}

/** Writes one state after the other, each as a whole file: neither two requests at once nor a crash leave half a state. */
function stateWriter(file: string): (snapshot: Snapshot) => Promise<void> {
  let last = Promise.resolve()
  const write = async (text: string) => {
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }
  return (snapshot) => {
    const text = JSON.stringify(snapshot)
    // A write that failed was reported to its own request; the next one is made all the same.
    last = last.catch(() => undefined).then(() => write(text))
    return last
  }
}

function allowOrigin(outgoing: ServerResponse, origin: string): void {
  outgoing.setHeader('Access-Control-Allow-Origin', origin)
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key')
  outgoing.setHeader('Access-Control-Expose-Headers', 'Date, Retry-After')
  outgoing.setHeader('Vary', 'Origin')
}

async function readAll(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** `known` is the tag of the answer that the other side has. */
async function send(
  response: Response | undefined,
  outgoing: ServerResponse,
  known: string | undefined,
): Promise<void> {
  // `Response.error()` is a connection that breaks; here it really does.
  if (response?.type === 'error') {
    outgoing.destroy()
    return
  }
  if (!response) {
    outgoing.writeHead(404, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify({ code: 404, message: '没有这个地址', data: null }))
    return
  }
  const headers = Object.fromEntries(response.headers)
  const body = await response.arrayBuffer().catch(() => undefined)
  if (body && response.headers.get('Cache-Control')?.startsWith('public')) {
    headers.etag = `W/"${createHash('sha256').update(Buffer.from(body)).digest('base64url').slice(0, 22)}"`
    if (known === headers.etag) {
      outgoing.writeHead(304, headers).end()
      return
    }
  }
  outgoing.writeHead(response.status, headers)
  // A body that breaks off breaks off here too, after its head and a first byte.
  if (body) outgoing.end(Buffer.from(body))
  else outgoing.write('{', () => outgoing.destroy())
}
