import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NoAnswer, type RawAnswer } from '../check/exchange'

/** What becomes of an answer on its way: itself, another one, or none. */
export type Tamper = (request: { method: string; path: string }, answer: RawAnswer) => RawAnswer | NoAnswer

export interface RunningServer {
  readonly origin: string
  close(): Promise<void>
}

/** Listens on a free port of this machine. */
export async function listen(server: Server): Promise<RunningServer> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** A proxy before an API that changes answers on their way. */
export function startProxy(target: string, tamper: Tamper): Promise<RunningServer> {
  return listen(
    createServer((incoming, outgoing) => {
      forward(target, incoming)
        .then((answer) =>
          send(tamper({ method: incoming.method ?? 'GET', path: incoming.url ?? '/' }, answer), outgoing),
        )
        .catch((error) => outgoing.destroy(error instanceof Error ? error : undefined))
    }),
  )
}

async function forward(target: string, incoming: IncomingMessage): Promise<RawAnswer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const { authorization, 'content-type': contentType } = incoming.headers
  const response = await fetch(`${target}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    redirect: 'manual',
    headers: {
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(contentType !== undefined && { 'Content-Type': contentType }),
    },
    ...(body.length > 0 && { body }),
  })
  const now = Date.parse(response.headers.get('date') ?? '')
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    body: new Uint8Array(await response.arrayBuffer()),
    ms: 0,
    ...(now > 0 && { now }),
  }
}

function send(answer: RawAnswer | NoAnswer, outgoing: ServerResponse): void {
  if (answer instanceof NoAnswer) {
    if (answer.cut) {
      // More is announced than comes.
      outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1_000 })
      outgoing.write('{"code":200,"da', () => outgoing.destroy())
    } else outgoing.destroy()
    return
  }
  // The clock is that of the API behind, which may stand elsewhere in time.
  if (answer.now !== undefined) outgoing.setHeader('Date', new Date(answer.now).toUTCString())
  outgoing.writeHead(answer.status, answer.contentType === '' ? {} : { 'Content-Type': answer.contentType })
  outgoing.end(answer.body)
}
